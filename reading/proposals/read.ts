import type { Language } from '@elan/domain/language';
import { type ProjectTexts, textAt } from '../projectTexts.ts';
import { fieldsFrom } from './fields.ts';
import { itemsIn } from './items.ts';
import { linesFrom } from './lines.ts';
import type { Answer, Proposals } from './proposal.ts';

/**
 * Reads from what is already written in a project what its forecast can begin with.
 * @param today as "2026-11-23".
 * @param language of names that are not the person's words; in French the comma of "12,000" may be a decimal comma.
 */
export function proposalsFrom(
  project: ProjectTexts,
  { today, language }: { readonly today: string; readonly language: Language },
): Proposals {
  const answer: Answer = (module, question) => textAt(project, module, question);
  const costs = itemsIn(answer('finances', 'fixedCosts'), language);
  const comments = project.finances?.comments ?? '';
  return {
    fields: fieldsFrom(answer, costs, { today, language }),
    lines: linesFrom({ answer, costs, comments }, language),
  };
}

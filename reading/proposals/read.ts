import type { Language } from '@elan/domain/language';
import { type ProjectTexts, textAt } from '../projectTexts.ts';
import { fieldsFrom } from './fields.ts';
import { itemsIn } from './items.ts';
import { linesFrom } from './lines.ts';
import type { Answer, Proposals } from './proposal.ts';

/**
 * Derives proposals for the forecast form from the answers and comments of a project.
 * @param today as "2026-11-23".
 * @param language the language of generated names. In French, the comma in "12,000" may be a decimal comma.
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

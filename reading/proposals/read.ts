import type { Language } from '@elan/domain/language';
import { fieldsFrom } from './fields.ts';
import { itemsIn } from './items.ts';
import { linesFrom } from './lines.ts';
import type { Proposals } from './proposal.ts';

/** What the modules of a project hold, by module. */
export type ProjectTexts = Readonly<
  Record<
    string,
    | {
        readonly answers?: Readonly<Record<string, string>> | undefined;
        readonly comments?: string | undefined;
      }
    | undefined
  >
>;

/**
 * Reads from what is already written in a project what its forecast can begin with.
 * @param today as "2026-11-23".
 * @param language of names that are not the person's words; in French the comma of "12,000" may be a decimal comma.
 */
export function proposalsFrom(
  project: ProjectTexts,
  { today, language }: { readonly today: string; readonly language: Language },
): Proposals {
  const answer = (module: string, question: string) =>
    project[module]?.answers?.[question]?.trim() ?? '';
  const costs = itemsIn(answer('finances', 'fixedCosts'), language);
  const comments = project.finances?.comments ?? '';
  return {
    fields: fieldsFrom(answer, costs, { today, language }),
    lines: linesFrom({ answer, costs, comments }, language),
  };
}

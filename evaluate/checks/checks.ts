import type { Check } from './check.ts';
import { checkCliches } from './cliches.ts';
import { checkInventions } from './inventions.ts';
import { checkLanguage } from './language.ts';
import { checkLength } from './length.ts';
import { checkCitations, checkQuotations } from './quotations.ts';
import { checkSections } from './sections.ts';
import { checkSums } from './sums.ts';
import { checkVoice } from './voice.ts';

/** The checks of a text, by column name in the report. */
export const checks = {
  sections: checkSections,
  citations: checkCitations,
  quotations: checkQuotations,
  sums: checkSums,
  inventions: checkInventions,
  language: checkLanguage,
  voice: checkVoice,
  length: checkLength,
  clichés: checkCliches,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof checks | 'structure';

/**
 * The checks of a structured reply, which are those that suit any text. For example, personas are invented by design.
 */
export const checksOfStructures: readonly (keyof typeof checks)[] = ['language', 'clichés'];

import type { Bilingual, Language } from '@elan/domain/language';
import type { Section } from '@elan/domain/questionnaire/module';
import { adviceMark } from './voice.ts';

/** What one section of a write-up must contain. */
export interface SectionInstruction {
  readonly ask: Bilingual;
  /** The same where a forecast is computed: its amounts are named, not written. */
  readonly askWithForecast?: Bilingual;
  /**
   * The answers on which it is mainly based: `question` of this module, `module.question` or
   * `module` of another; `entries` of a journal.
   */
  readonly restsOn: readonly string[];
  /** The most words it may take. */
  readonly words: number;
  /** Set for a section that is mostly tables of amounts, whose words take more tokens. */
  readonly figures?: true;
}

/** @returns the other modules on which sections are based, in the order of `drawsOn`. */
export function modulesRestedOn(
  sections: readonly SectionInstruction[],
  drawsOn: readonly string[],
): readonly string[] {
  const places = new Set(
    sections.flatMap(({ restsOn }) => restsOn.map((place) => place.split('.')[0])),
  );
  return drawsOn.filter((key) => places.has(key));
}

const limit: Readonly<Record<Language, (words: number) => string>> = {
  fr: (words) => `(${words} mots au plus)`,
  en: (words) => `(${words} words at most)`,
};

const support: Readonly<Record<Language, string>> = { fr: 'Appuis :', en: 'Rests on:' };

/**
 * The sections to write, as `## <title>` lines, each followed by its instruction, the answers to
 * use and its length.
 */
export function outline(
  sections: readonly (Section & SectionInstruction)[],
  language: Language,
  hasForecast: boolean,
): string {
  return sections
    .map(
      ({ title, advice, ask, askWithForecast = ask, restsOn, words }) =>
        `## ${title[language]}\n${advice ? adviceMark[language] : ''}${(hasForecast ? askWithForecast : ask)[language]} ${support[language]} ${restsOn.join(', ')}. ${limit[language](words)}`,
    )
    .join('\n\n');
}

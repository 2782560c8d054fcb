import type { Bilingual, Language } from '@elan/domain/language';
import type { Section } from '@elan/domain/questionnaire/module';
import { adviceMark } from './voice.ts';

/** The instruction for one section of a write-up. */
export interface SectionInstruction {
  readonly ask: Bilingual;
  /** Replaces `ask` if there is a forecast, since its amounts must then be placeholders. */
  readonly askWithForecast?: Bilingual;
  /**
   * The answers on which the section is mainly based: `question` for this module, `module.question` or `module` for
   * another one, `entries` for a journal.
   */
  readonly restsOn: readonly string[];
  /** The maximum number of words. */
  readonly words: number;
  /** Set for a section that consists mostly of tables of amounts, whose words take more tokens. */
  readonly figures?: true;
}

/** @returns the keys of the other modules on which the sections are based, in the order of `drawsOn`. */
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
 * @returns the sections to write, as `## <title>` lines. Each is followed by its instruction, the answers to use and
 * its maximum length.
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

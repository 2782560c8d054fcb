import { languages } from '../language.ts';
import { bareHeading, headingsIn } from '../writeUp/headings.ts';
import { type ModuleDefinition, oncePerModule, type Section } from './module.ts';

/**
 * @returns the section with this title in either language, which can also be a title for other readers or a former
 * title; undefined if there is none.
 */
export function sectionNamed(definition: ModuleDefinition, heading: string): Section | undefined {
  return sectionsByTitle(definition).get(bareHeading(heading));
}

const sectionsByTitle = oncePerModule(
  ({ sections }): ReadonlyMap<string, Section> =>
    new Map(
      sections
        .toReversed()
        .flatMap((section) => titlesOf(section).map((title) => [bareHeading(title), section])),
    ),
);

function titlesOf({
  title,
  titleForOthers = title,
  formerTitles = [],
}: Section): readonly string[] {
  return [
    ...languages.flatMap((language) => [title[language], titleForOthers[language]]),
    ...formerTitles,
  ];
}

/** @returns the sections of the module that are missing from the text, in the order of the definition. */
export function missingSections(definition: ModuleDefinition, text: string): readonly Section[] {
  const found = new Set(headingsIn(text).map(({ words }) => sectionNamed(definition, words)));
  return definition.sections.filter((section) => !found.has(section));
}

import { languages } from '../language.ts';
import { bareHeading, headingsIn } from '../writeUp/headings.ts';
import { type ModuleDefinition, oncePerModule, type Section } from './module.ts';

/** @returns the section that a module promises under this heading, in either language, for its author or for others. */
export function sectionNamed(definition: ModuleDefinition, heading: string): Section | undefined {
  return sectionsByTitle(definition).get(bareHeading(heading));
}

const sectionsByTitle = oncePerModule(
  ({ sections }): ReadonlyMap<string, Section> =>
    new Map(
      sections
        .toReversed()
        .flatMap((section) =>
          [section.title, section.titleForOthers ?? section.title].flatMap((title) =>
            languages.map((language) => [bareHeading(title[language]), section] as const),
          ),
        ),
    ),
);

/**
 * @returns the sections that the module promises and the text lacks, by their titles in either
 * language, in the order of the definition.
 */
export function missingSections(definition: ModuleDefinition, text: string): readonly Section[] {
  const headings = new Set(headingsIn(text).map(({ words }) => bareHeading(words)));
  return definition.sections.filter(
    ({ title }) => !languages.some((language) => headings.has(bareHeading(title[language]))),
  );
}

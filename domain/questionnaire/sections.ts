import { languages } from '../language.ts';
import { bareHeading, headingsIn } from '../writeUp/headings.ts';
import type { ModuleDefinition, Section } from './module.ts';

/** @returns the section that a module promises under this heading, in either language, for its author or for others. */
export function sectionNamed(definition: ModuleDefinition, heading: string): Section | undefined {
  const wanted = bareHeading(heading);
  return definition.sections.find(({ title, titleForOthers = title }) =>
    languages.some((language) =>
      [title, titleForOthers].some((one) => bareHeading(one[language]) === wanted),
    ),
  );
}

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

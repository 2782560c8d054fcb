import { languages } from '../language.ts';
import type { ModuleDefinition, Section } from './module.ts';

/** Longer lines are not examined as headings, so that no text takes long to check. */
const longestHeading = 200;

/**
 * A heading without its number, brackets, closing colon, emphasis, accents and case, all of which
 * vary between providers.
 */
function bare(heading: string): string {
  return heading
    .replace(/[*_`#]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\d+|[a-z])\s?[.):–-]\s?/i, '')
    .replace(/ ?:$/, '')
    .replace(/ ?\([^()]*\)$/, '')
    .replace(/[’']/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** @returns the words of a Markdown heading; undefined for any other line. */
function headingOf(line: string): string | undefined {
  if (line.length > longestHeading) return undefined;
  return /^ {0,3}#{1,6}[ \t](.*)$/.exec(line)?.[1];
}

/**
 * @returns the sections that the module promises and the text lacks, by their titles in either
 * language, in the order of the definition.
 */
export function missingSections(definition: ModuleDefinition, text: string): readonly Section[] {
  const headings = new Set(
    text
      .split(/\r?\n/)
      .map(headingOf)
      .filter((heading) => heading !== undefined)
      .map(bare),
  );
  return definition.sections.filter(
    ({ title }) => !languages.some((language) => headings.has(bare(title[language]))),
  );
}

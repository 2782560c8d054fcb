import { languages } from '../language.ts';
import type { ModuleDefinition, Section } from './module.ts';

/** No heading is longer; what is longer is not looked at, so that no text takes long to look through. */
const longestHeading = 200;

/** A heading without its number, what stands in brackets, closing colon, emphasis, accents and case: providers vary these. */
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

/** @returns the words of a heading as Markdown writes it; undefined for any other line. */
function headingOf(line: string): string | undefined {
  if (line.length > longestHeading) return undefined;
  return /^ {0,3}#{1,6}[ \t](.*)$/.exec(line)?.[1];
}

/**
 * @returns the sections that the module promises and the text does not have, under their titles in
 *   either language, in the order of the definition.
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

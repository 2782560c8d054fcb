import { languages } from '../language.ts';
import type { ModuleDefinition, Section } from './module.ts';

/** A heading without its number, closing colon, emphasis, accents and case: providers vary these. */
function bare(heading: string): string {
  return heading
    .replace(/[*_`#]/g, '')
    .trim()
    .replace(/^(?:\d+|[a-z])\s*[.):–-]\s*/i, '')
    .replace(/[\s\u00a0]*:$/, '')
    .replace(/[’']/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** Headings as Markdown writes them, and lines that stand alone in bold, which some providers write instead. */
const headingLine = /^ {0,3}(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]+)\*\*:?)$/gm;

/**
 * @returns the sections that the module promises and the text does not have, under their titles in
 *   either language, in the order of the definition.
 */
export function missingSections(definition: ModuleDefinition, text: string): readonly Section[] {
  const headings = new Set(
    [...text.matchAll(headingLine)].map(([, marked, bold]) => bare(marked ?? bold ?? '')),
  );
  return definition.sections.filter(
    ({ title }) => !languages.some((language) => headings.has(bare(title[language]))),
  );
}

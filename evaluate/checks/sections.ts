import type { Check } from './check.ts';

export interface Part {
  readonly heading: string;
  readonly body: string;
}

/** The line before the first section with which the AI stand-in states that the text is a demonstration. */
const notice = /^\*\*D[ée]monstration .*\n\s*/;

/** @returns the parts of a write-up, split at level-2 headings. Text before the first one has no heading. */
export function partsOf(text: string): readonly Part[] {
  return text
    .replace(notice, '')
    .split(/^(?=## )/m)
    .map((part) => {
      const [first = '', ...rest] = part.split('\n');
      return first.startsWith('## ')
        ? { heading: first.slice(3).trim(), body: rest.join('\n').trim() }
        : { heading: '', body: part.trim() };
    })
    .filter(({ heading, body }) => heading !== '' || body !== '');
}

/**
 * Checks that every required heading is there, verbatim and in order, that each is followed by text, and that nothing
 * precedes the first.
 */
export const checkSections: Check = ({ text, headings }) => {
  if (headings.length === 0) return [];
  const parts = partsOf(text);
  const found = parts.map(({ heading }) => heading);
  const missing = headings.filter((heading) => !found.includes(heading));
  const foreign = found.filter((heading) => !headings.includes(heading));
  const empty = parts.filter(({ heading, body }) => heading !== '' && body === '');
  const isInOrder =
    found.filter((heading) => headings.includes(heading)).join('\n') ===
    headings.filter((heading) => found.includes(heading)).join('\n');
  return [
    ...missing.map((heading) => `no section “${heading}”`),
    ...foreign.map((heading) =>
      heading === ''
        ? 'text before the first section'
        : `a section “${heading}” that was not asked for`,
    ),
    ...empty.map(({ heading }) => `section “${heading}” is empty`),
    ...(isInOrder ? [] : ['the sections are in another order, or there twice']),
  ];
};

import type { Check } from './check.ts';

export interface Part {
  readonly heading: string;
  readonly body: string;
}

/** The line before the first section in which the sandbox states that the text is a demonstration. */
const notice = /^\*\*D[ée]monstration .*\n\s*/;

/**
 * @returns the parts of a write-up by its level-2 headings; text before the first has no heading.
 */
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
 * Every promised heading is there, word for word and in order, each followed by a text, and nothing
 * is before the first.
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

import { bareHeading, headingsIn } from './headings.ts';

/** A text is no replacement for another if its length is below this share of it: then something is missing. */
const shortest = 1 / 2;

/**
 * @param headings `same` if the headings must be the same, in order; `translated` if only their number counts.
 * @returns whether a text written in place of another has all its sections, and is not far shorter.
 */
export function keepsSections(
  original: string,
  text: string,
  headings: 'same' | 'translated',
): boolean {
  if (lengthOf(text) < lengthOf(original) * shortest) return false;
  const wanted = sectionHeadings(original);
  const written = sectionHeadings(text);
  if (headings === 'translated') return written.length >= wanted.length;
  let kept = 0;
  for (const heading of written) {
    const next = wanted[kept];
    if (next !== undefined && withoutAmounts(heading) === withoutAmounts(next)) kept += 1;
  }
  return kept === wanted.length;
}

/** An amount in a heading may be replaced by another or by a reference to a figure. */
function withoutAmounts(heading: string): string {
  return heading.replace(/\{\{[^{}]{0,65}\}\}|[\d\s.,$%]/g, '');
}

/** Without white space and the rules of tables, which depend on their layout. */
function lengthOf(text: string): number {
  return text.replace(/[\s-]/g, '').length;
}

/** The headings of sections, which the requested outline names: neither the title nor those within a section. */
function sectionHeadings(text: string): readonly string[] {
  return headingsIn(text)
    .filter(({ depth }) => depth === 2)
    .map(({ words }) => bareHeading(words))
    .filter((heading) => heading !== '');
}

import { bareHeading, headingsIn } from './headings.ts';

/** A text that is shorter than this share of the original cannot replace it, because something must be missing. */
const shortest = 1 / 2;

/**
 * @param headings `same` if all section headings of the original must be there, in order; `translated` if only their
 * number counts.
 * @returns whether a text keeps the sections of the original and at least half its length.
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

/** Amounts are ignored, since an amount in a heading may be replaced by another or by a reference to a figure. */
function withoutAmounts(heading: string): string {
  return heading.replace(/\{\{[^{}]{0,65}\}\}|[\d\s.,$%]/g, '');
}

/** @returns the length without white space and hyphens, whose number depends on the layout of tables. */
function lengthOf(text: string): number {
  return text.replace(/[\s-]/g, '').length;
}

/** @returns the level 2 headings, which the prompt requests for sections; not the title or headings in a section. */
function sectionHeadings(text: string): readonly string[] {
  return headingsIn(text)
    .filter(({ depth }) => depth === 2)
    .map(({ words }) => bareHeading(words))
    .filter((heading) => heading !== '');
}

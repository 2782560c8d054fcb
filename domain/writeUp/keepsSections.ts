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
  if (text.trim().length < original.trim().length * shortest) return false;
  const wanted = sectionHeadings(original);
  const written = sectionHeadings(text);
  if (headings === 'translated') return written.length >= wanted.length;
  let kept = 0;
  for (const heading of written) if (heading === wanted[kept]) kept += 1;
  return kept === wanted.length;
}

/** Deeper headings are left out: they are not part of the requested outline. */
function sectionHeadings(text: string): readonly string[] {
  return headingsIn(text).flatMap(({ depth, words }) => (depth <= 2 ? [bareHeading(words)] : []));
}

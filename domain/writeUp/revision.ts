import { bareHeading, headingOf } from './headings.ts';
import { findPlace, type Missing, type Place, type Target } from './places.ts';

/** Maximum length of a part revised at once, in UTF-16 code units; one reply can contain this much. */
export const maxRevisedLength = 6_000;
/** Maximum length of a revision request, in UTF-16 code units. */
export const maxInstructionLength = 1_000;

/**
 * Replaces the text of a section, or a passage, with a proposal. If the proposal repeats the heading, that copy is
 * dropped. Everything outside the replaced part is unchanged.
 * @returns the complete text, or why the target does not have exactly one place.
 */
export function revised(
  text: string,
  target: Target,
  proposal: string,
): { readonly text: string } | Missing {
  const place = findPlace(text, target);
  if (typeof place === 'string') return place;
  const before = text.slice(0, place.start);
  const after = text.slice(place.end);
  const words = withoutHeading(proposal, place);
  if (place.start < place.end) return { text: before + words + after };
  // The section is empty, so blank lines separate its heading from the new text.
  const above = before.endsWith('\n') ? '\n' : '\n\n';
  const below = after === '' || /^\r?\n/.test(after) ? '\n' : '\n\n';
  return { text: before + above + words + below + after };
}

/** @returns a proposal without surrounding blank lines and without the heading of its section. */
export function withoutHeading(proposal: string, { section, isSection }: Place): string {
  const words = withoutBlankLines(proposal);
  if (!section) return words;
  const [first = '', ...rest] = words.split(/\r?\n/);
  const heading = headingOf(first);
  const { depth, words: own } = section.heading;
  const isSame = bareHeading(heading?.words ?? first) === bareHeading(own);
  // A section keeps its own heading even if the proposal starts with another one of the same or a higher level.
  const isHeading = heading ? isSame || (isSection && heading.depth <= depth) : isSection && isSame;
  return isHeading ? withoutBlankLines(rest.join('\n')) : words;
}

function withoutBlankLines(text: string): string {
  return text.trimEnd().replace(/^(?:[ \t]*\r?\n)*/, '');
}

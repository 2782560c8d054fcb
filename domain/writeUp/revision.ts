import { bareHeading, headingOf } from './headings.ts';
import { findPlace, type Missing, type Place, type Target } from './places.ts';

/** Longest part of a write-up that is revised at once, in UTF-16 code units: what one reply can hold. */
export const maxRevisedLength = 6_000;
/** Longest request for a change, in UTF-16 code units. */
export const maxInstructionLength = 1_000;

/**
 * Replaces the text of a section, or a passage, by a proposal. A heading that the proposal repeats is not doubled;
 * everything outside the replaced part is unchanged.
 * @returns the complete text; or why the target is in no one place.
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
  // A section without a text yet: its heading stays a line of its own.
  const above = before.endsWith('\n') ? '\n' : '\n\n';
  const below = after === '' || /^\r?\n/.test(after) ? '\n' : '\n\n';
  return { text: before + above + words + below + after };
}

/** @returns a proposal without blank lines around it and without the heading above its place. */
export function withoutHeading(proposal: string, { section, isSection }: Place): string {
  const words = withoutBlankLines(proposal);
  if (!section) return words;
  const [first = '', ...rest] = words.split(/\r?\n/);
  const heading = headingOf(first);
  const { depth, words: own } = section.heading;
  const isSame = bareHeading(heading?.words ?? first) === bareHeading(own);
  // A section keeps its heading even where the proposal gives it another one.
  const isHeading = heading ? isSame || (isSection && heading.depth <= depth) : isSection && isSame;
  return isHeading ? withoutBlankLines(rest.join('\n')) : words;
}

function withoutBlankLines(text: string): string {
  return text.trimEnd().replace(/^(?:[ \t]*\r?\n)*/, '');
}

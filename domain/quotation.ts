import { isBlank, withoutTrailing } from './text.ts';

/** Longer lines are cut to at most this many UTF-16 code units before the ellipsis, about two lines on a phone. */
const longestQuotation = 90;

/**
 * Quotes what a user wrote: the first line with text, without its list or heading marker. A long line is cut after a
 * sentence if possible, otherwise between words. Inner quotation marks become single, because double ones surround the
 * quotation.
 * @returns undefined if there is no text.
 */
export function quotation(written: string | undefined): string | undefined {
  const line = written
    ?.split('\n')
    .map(withoutMark)
    .find((candidate) => !isBlank(candidate));
  if (line === undefined) return undefined;
  const words = line.replaceAll(/[«“„]\s*|"(?=\p{L})/gu, '‘').replaceAll(/(?<!\s)\s*[»”]|"/gu, '’');
  if (words.length <= longestQuotation) return words.replace(/(?<=\p{L})[.;:,]$/u, '');
  const room = words.slice(0, longestQuotation);
  // A short word before a period may be an abbreviation, so the text is not cut there.
  const sentence = /^.{26,}?(?:\p{L}{4,}\.|[!?])(?=\s)/su.exec(room)?.[0];
  if (sentence !== undefined) return sentence.replace(/\.$/, '');
  const lastSpace = room.lastIndexOf(' ');
  const cut = lastSpace > longestQuotation / 2 ? room.slice(0, lastSpace) : room.toWellFormed();
  return `${withoutTrailing(cut, /[\s,;:.–—-]/u)}\u00a0…`;
}

/** @returns a line without a list or heading marker at its start. */
function withoutMark(line: string): string {
  return line.trim().replace(/^(?:[-*•–—#>]+|\d+[.)])\s+/u, '');
}

import { isBlank, withoutTrailing } from './text.ts';

/** The longest quotation on a page, in UTF-16 code units: about two lines of a phone. */
const longestQuotation = 90;

/**
 * The beginning of what a person wrote, to be quoted inside a sentence: its first line, up to the end of a sentence where
 * one fits, else up to a word. Quotation marks inside become single ones, since those around it are the sentence's.
 * @returns undefined where nothing is written.
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
  // Not after a short word, which may be an abbreviation.
  const sentence = /^.{26,}?(?:\p{L}{4,}\.|[!?])(?=\s)/su.exec(room)?.[0];
  if (sentence !== undefined) return sentence.replace(/\.$/, '');
  const lastSpace = room.lastIndexOf(' ');
  const cut = lastSpace > longestQuotation / 2 ? room.slice(0, lastSpace) : room.toWellFormed();
  return `${withoutTrailing(cut, /[\s,;:.–—-]/u)}\u00a0…`;
}

/** @returns a line without the mark of a list or a heading before it. */
function withoutMark(line: string): string {
  return line.trim().replace(/^(?:[-*•–—#>]+|\d+[.)])\s+/u, '');
}

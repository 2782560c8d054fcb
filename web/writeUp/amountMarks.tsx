import { Fragment, type ReactNode } from 'react';

/** Private-use characters around an amount, so that the mark survives Markdown parsing. */
const opening = '\ue000';
const closing = '\ue001';
const anyMark = /[\ue000\ue001]/g;

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * @param spans ranges of the amounts, in text order.
 * @returns the text with each amount between two marks; such characters already in the text are removed.
 */
export function markAmounts(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text.replaceAll(anyMark, '');
  let from = 0;
  const parts: string[] = [];
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  parts.push(text.slice(from));
  return parts
    .map((part, at) => {
      const plain = part.replaceAll(anyMark, '');
      return at % 2 === 1 ? `${opening}${plain}${closing}` : plain;
    })
    .join('');
}

/** @returns the text without the characters that mark amounts. */
export function withoutMarks(text: string): string {
  return text.replaceAll(anyMark, '');
}

/**
 * @returns the text split at its marks: unmarked and marked pieces in turn. The first piece is empty if the amount
 *   began in an earlier text token.
 */
function piecesOf(text: string): readonly string[] {
  const pieces = text.split(anyMark);
  const beginsInside = text.search(anyMark) === text.indexOf(closing) && text.includes(closing);
  return beginsInside ? ['', ...pieces] : pieces;
}

/** Style of an amount without a known source, in the text and in the list of these amounts. */
export const amountMark =
  'rounded-sm bg-sunken px-0.5 text-ink underline decoration-warn decoration-wavy decoration-1 underline-offset-4 print:bg-transparent print:no-underline';

export function hasMarks(text: string): boolean {
  return text.includes(opening) || text.includes(closing);
}

/**
 * Renders a text in which some amounts are marked.
 * @param show renders the unmarked pieces.
 */
export function MarkedAmounts({
  text,
  show,
}: {
  readonly text: string;
  readonly show: (piece: string) => ReactNode;
}) {
  return piecesOf(text).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
    <Fragment key={at}>
      {at % 2 === 0 ? show(piece) : <mark className={amountMark}>{piece}</mark>}
    </Fragment>
  ));
}

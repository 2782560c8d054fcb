import { Fragment, type ReactNode } from 'react';

/** Private characters around an amount, so that it stays marked through the parsing of Markdown. */
const opening = '\ue000';
const closing = '\ue001';
const anyMark = /[\ue000\ue001]/g;

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * @param spans of amounts in the text, in its order.
 * @returns the text with each between two marks; a text's own such characters are dropped.
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

/** @returns a text without marks, for a title. */
export function withoutMarks(text: string): string {
  return text.replaceAll(anyMark, '');
}

/** @returns the pieces of a text, every second one an amount that is marked; an amount may begin or end in another text. */
function piecesOf(text: string): readonly string[] {
  const pieces = text.split(anyMark);
  const beginsInside = text.search(anyMark) === text.indexOf(closing) && text.includes(closing);
  return beginsInside ? ['', ...pieces] : pieces;
}

/** The look of an amount that nothing explains, on the page and in the list of them. */
export const amountMark =
  'rounded-sm bg-sunken px-0.5 text-ink underline decoration-warn decoration-wavy decoration-1 underline-offset-4 print:bg-transparent print:no-underline';

export function hasMarks(text: string): boolean {
  return text.includes(opening) || text.includes(closing);
}

/** A text with its amounts that nothing explains marked. @param show renders what is not marked. */
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

import { placeholdersIn, unfinishedPlaceholder } from '@elan/domain/figures/placeholder';
import { type Edit, edited } from '@elan/domain/writeUp/parser/edits';
import { type Placed, placedLines } from '@elan/domain/writeUp/placed';
import { referencesIn } from '@elan/domain/writeUp/references';
import type { MarkedToken, Token } from 'marked';

/** The words of a Markdown text, with a mapping back to their positions in it. */
export interface PlainText {
  readonly words: string;
  /** @returns the index in the Markdown text for an index in `words`. Set `isEnd` for an exclusive end index. */
  readonly placeOf: (index: number, isEnd?: boolean) => number;
}

/** Replaces a removed part. It is no letter, digit or space, so that it keeps the words on both sides apart. */
const blank = '\ufffc';

/**
 * Removes the parts whose amounts do not count (placeholders, headings, code, URLs, list numbers, struck-out text) and
 * emphasis marks. Parses the Markdown in the same way as for display.
 */
export function plainText(text: string): PlainText {
  const {
    text: words,
    startOf,
    endOf,
  } = edited(text, merged(placeholderEdits(text), markupEdits(text)));
  return { words, placeOf: (index, isEnd = false) => (isEnd ? endOf(index - 1) : startOf(index)) };
}

/**
 * Merges two ordered sequences of edits. If two edits have the same start, the longer comes first. A generator avoids
 * arrays, since a text may have thousands of edits.
 */
function* merged(some: Iterator<Edit>, others: Iterator<Edit>): Generator<Edit> {
  let [one, other] = [some.next(), others.next()];
  for (;;) {
    if (!other.done && (one.done || isBefore(other.value, one.value))) {
      yield other.value;
      other = others.next();
    } else if (!one.done) {
      yield one.value;
      one = some.next();
    } else return;
  }
}

const isBefore = (one: Edit, other: Edit) =>
  one.start < other.start || (one.start === other.start && one.end > other.end);

function* placeholderEdits(text: string): Generator<Edit> {
  for (const { start, end } of placeholdersIn(text)) yield { start, end, put: blank };
  const cut = unfinishedPlaceholder(text);
  if (cut !== undefined) yield { start: cut, end: text.length, put: blank };
}

function* markupEdits(text: string): Generator<Edit> {
  for (const line of placedLines(text)) {
    const isWords = line.kind === 'line' || line.kind === 'cell';
    if (isWords) yield* new LineEdits(line).edits;
    else yield { start: line.start, end: line.end, put: blank };
  }
}

const betweenDigits = /(?<=\d)(?:~(?=\d)|_(?=\d{3}))/g;

class LineEdits {
  readonly edits: Edit[] = [];
  readonly #line: Placed;
  readonly #source: string;

  constructor(line: Placed) {
    this.#line = line;
    this.#source = line.tokens.map(({ raw }) => raw).join('');
    this.#read(line.tokens, 0);
  }

  /** @returns the end index of these tokens in the Markdown source of the line. */
  #read(tokens: readonly Token[], from: number): number {
    let at = from;
    for (const token of tokens as readonly MarkedToken[]) {
      this.#token(token, at, at + token.raw.length);
      at += token.raw.length;
    }
    return at;
  }

  #put(start: number, end: number, put: string): void {
    if (start >= end) return;
    this.edits.push({ start: this.#line.startOf(start), end: this.#line.endOf(end - 1), put });
  }

  #token(token: MarkedToken, start: number, end: number): void {
    switch (token.type) {
      case 'text':
        if (token.raw.startsWith('<') && token.text.trim() === '') {
          this.#put(start, end, token.text);
        } else {
          this.#references(token.raw, start);
          this.#numbers(start, end);
        }
        return;
      case 'escape':
        this.#put(start, start + 1, '');
        return;
      case 'strong':
      case 'em': {
        const length = token.tokens.reduce((sum, { raw }) => sum + raw.length, 0);
        const mark = (end - start - length) / 2;
        this.#within(token.tokens, { start, from: start + mark, end, put: '' });
        return;
      }
      case 'link':
        if (token.raw.startsWith('[')) {
          this.#within(token.tokens, { start, from: start + 1, end, put: blank });
        } else this.#put(start, end, blank);
        return;
      case 'image':
        this.#within(token.tokens, { start, from: start + 2, end, put: blank });
        return;
      case 'br':
        if (!token.raw.startsWith(' ')) this.#put(start, start + token.raw.trimEnd().length, blank);
        return;
      case 'del':
      case 'codespan':
        this.#put(start, end, blank);
        return;
      default:
        return;
    }
  }

  #within(
    tokens: readonly Token[],
    { start, from, end, put }: Readonly<Record<'start' | 'from' | 'end', number>> & { put: string },
  ): void {
    this.#put(start, from, '');
    this.#put(this.#read(tokens, from), end, put);
  }

  /** Turns "10~15 %" into the range "10-15 %" and "5_000 $" into "5000 $". */
  #numbers(start: number, end: number): void {
    const from = Math.max(0, start - 1);
    for (const { 0: sign, index } of this.#source.slice(from, end + 3).matchAll(betweenDigits)) {
      const at = from + index;
      if (at >= start && at < end) this.#put(at, at + 1, sign === '~' ? '-' : '');
    }
  }

  #references(raw: string, at: number): void {
    for (const { start, end, names } of referencesIn(raw)) this.#put(at + start, at + end, names);
  }
}

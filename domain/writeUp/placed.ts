import type { MarkedToken, Token, Tokens } from 'marked';
import { parsedOf } from './lex.ts';
import type { Parsed } from './parser/parse.ts';

/** A table cell, a block that contains no other blocks, or the number of a list item, with its range in the text. */
export interface Placed {
  readonly kind: 'line' | 'cell' | 'heading' | 'code' | 'hidden' | 'number';
  readonly start: number;
  readonly end: number;
  /** The inline tokens; empty if there are none, as for code and hidden HTML. */
  readonly tokens: readonly MarkedToken[];
  /**
   * Map an index in the joined sources of the tokens to the start (`startOf`) or the end (`endOf`) of that character in
   * the text.
   */
  readonly startOf: (index: number) => number;
  readonly endOf: (index: number) => number;
}

/** Normalizes line breaks without changing the length, so that indexes stay valid. */
const withLineFeeds = (text: string) =>
  text.includes('\r') ? text.replaceAll('\r\n', ' \n').replaceAll('\r', '\n') : text;

/** @returns the lines of a text, in order; empty if the text cannot be parsed. */
export function placedLines(text: string): readonly Placed[] {
  const parsed = parsedOf(withLineFeeds(text));
  if (!parsed) return [];
  const { startOf, endOf } = parsed;
  return linesOf(parsed).map((line) => ({
    ...line,
    start: startOf(line.start),
    end: line.end > line.start ? endOf(line.end - 1) : startOf(line.end),
    startOf: (index) => startOf(line.startOf(index)),
    endOf: (index) => endOf(line.endOf(index) - 1),
  }));
}

/** @returns the lines of a parsed text, with indexes in its edited text. */
export function linesOf({ text, blocks }: Parsed): readonly Placed[] {
  const placer = new Placer(text);
  placer.blocks(blocks, 0);
  return placer.found.map(({ places, ...line }) => ({
    ...line,
    startOf: (index) => places[index] ?? line.end,
    endOf: (index) => (places[index] ?? line.end) + 1,
  }));
}

interface Found extends Pick<Placed, 'kind' | 'start' | 'end' | 'tokens'> {
  /** The index in the text of each character in the joined sources of the tokens. */
  readonly places: readonly number[];
}

/** Maximum number of rows searched for a line; its expected row can be wrong if blockquotes and lists are mixed. */
const mostAhead = 20;

/** Finds the lines of blocks in the rows of the text, since `marked` gives no positions and strips line prefixes. */
class Placer {
  readonly found: Found[] = [];
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** @param row index of the row of the first block. */
  blocks(tokens: readonly Token[], row: number): void {
    let at = row;
    for (const token of tokens as readonly MarkedToken[]) {
      this.#block(token, at);
      at += linesIn(token.raw);
    }
  }

  #block(token: MarkedToken, row: number): void {
    switch (token.type) {
      case 'paragraph':
      case 'text':
        this.#line('line', token.tokens ?? [], row);
        return;
      case 'heading':
        this.#line('heading', token.tokens, row);
        return;
      case 'blockquote':
        this.blocks(token.tokens, row);
        return;
      case 'list':
        this.#list(token, row);
        return;
      case 'table':
        this.#row(token.header, row);
        for (const [at, cells] of token.rows.entries()) this.#row(cells, row + 2 + at);
        return;
      case 'code':
        this.#whole('code', token.raw, row);
        return;
      case 'space':
      case 'def':
        if (token.raw.trim() !== '') this.#whole('hidden', token.raw, row);
        return;
      default:
        return;
    }
  }

  #list({ items }: Tokens.List, row: number): void {
    let at = row;
    for (const item of items) {
      const [, before = '', number] = /^([ \t]*)(\d{1,9}[.)])/.exec(item.raw) ?? [];
      if (number !== undefined) {
        const start = this.#rowText(at).indexOf(before + number) + before.length;
        const from = (this.#starts[at] ?? 0) + start;
        this.found.push({
          kind: 'number',
          start: from,
          end: from + number.length,
          tokens: [],
          places: [],
        });
      }
      this.blocks(item.tokens, at);
      at += linesIn(item.raw);
    }
  }

  #rowText(row: number): string {
    const start = this.#starts[row] ?? this.#text.length;
    return this.#text.slice(start, (this.#starts[row + 1] ?? this.#text.length + 1) - 1);
  }

  /** Records a block without inline tokens. */
  #whole(kind: Placed['kind'], raw: string, row: number): void {
    const own = raw.replace(/\n+$/, '');
    const last = row + linesIn(own);
    const start = this.#starts[row] ?? this.#text.length;
    const end = (this.#starts[last] ?? this.#text.length) + this.#rowText(last).length;
    // Text may follow on the same row.
    const isInLine = last === row && this.#text.startsWith(own, start);
    this.found.push({
      kind,
      start,
      end: isInLine ? start + own.length : end,
      tokens: [],
      places: [],
    });
  }

  #line(kind: Placed['kind'], tokens: readonly Token[], row: number): void {
    const source = tokens.map(({ raw }) => raw).join('');
    const places: number[] = [];
    let at = row;
    for (const line of source.split('\n')) {
      if (places.length > 0) places.push((this.#starts[at] ?? 1) - 1);
      const words = line.trim();
      const found = this.#find(words, at);
      if (!found) return;
      at = found.row;
      const from = found.start - (line.length - line.trimStart().length);
      for (let index = 0; index < line.length; index += 1) places.push(from + index);
      at += 1;
    }
    const [first = this.#starts[row] ?? 0] = places;
    const end = (places.at(-1) ?? first - 1) + 1;
    const start = kind === 'heading' ? (this.#starts[row] ?? first) : first;
    this.found.push({ kind, start, end, tokens: tokens as readonly MarkedToken[], places });
  }

  /** Finds the row of a line. It normally extends to the end of the row, but closing marks can follow a heading. */
  #find(words: string, row: number): { readonly row: number; readonly start: number } | undefined {
    for (let at = row; at < row + mostAhead && at < this.#starts.length; at += 1) {
      const text = this.#rowText(at).trimEnd();
      const start = text.endsWith(words) ? text.length - words.length : text.lastIndexOf(words);
      if (start >= 0) return { row: at, start: (this.#starts[at] ?? 0) + start };
    }
    return undefined;
  }

  #row(cells: readonly Tokens.TableCell[], row: number): void {
    const text = this.#rowText(row);
    const start = this.#starts[row] ?? 0;
    let at = /^[\s>]*\|?/.exec(text)?.[0].length ?? 0;
    for (const { tokens } of cells) {
      const source = tokens.map(({ raw }) => raw).join('');
      const places: number[] = [];
      while (/\s/.test(text.charAt(at))) at += 1;
      const from = at;
      for (const character of source.split('')) {
        // A pipe inside a cell is escaped in the text.
        if (character === '|' && text.startsWith('\\|', at)) at += 1;
        places.push(start + at);
        at += 1;
      }
      const own = tokens as readonly MarkedToken[];
      this.found.push({ kind: 'cell', start: start + from, end: start + at, tokens: own, places });
      while (at < text.length && text[at] !== '|') at += 1;
      at += 1;
    }
  }
}

function linesIn(raw: string): number {
  let lines = 0;
  for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

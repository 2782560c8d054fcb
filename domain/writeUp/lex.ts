import type { MarkedToken, Tokens } from 'marked';
import { type Parsed, parse } from './parser/parse.ts';
import { type Applies, all } from './parser/rules.ts';

export type Block = MarkedToken;

/** Maximum length of a piece between empty lines, since parsing time can grow with the square of the length. */
const longestRead = 12_000;
/**
 * Maximum number of Markdown marks in such a piece: for each, the parser searches the rest of the piece for its end or
 * a mail address.
 */
const mostMarks = 1_200;
/**
 * Maximum number of lines in such a piece that could be the delimiter row of a table: for each, the parser reads all
 * rows that follow.
 */
const mostDelimiterRows = 100;
const delimiterRows = /^[ >]*(?:\|[ \t]*)?:?-[ \t|:-]*$/gm;
/** A text with a line that opens this many blockquotes and lists is not parsed: each makes the parser read it again. */
const mostOpenings = 60;
const deepItem = /^[ \t>]{100,}(?:[-*+]|\d{1,9}[.)])[ \t]/m;
const openings = new RegExp(
  `^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${mostOpenings}}`,
  'm',
);

/**
 * Parses a write-up for display on pages and in documents. Texts in the blocks are as displayed: without HTML tags and
 * with character references decoded.
 * @returns the blocks, whose joined `raw` sources are the text with normalized line breaks. A text that is nested too
 * deeply or would take too long is returned as one unparsed block.
 * @param applies selects the rules of `parser/rules.ts` to apply.
 */
export function lexWhole(text: string, applies: Applies = all): readonly Block[] {
  const source = normalised(text);
  const parsed = parsedOf(source, applies);
  if (!parsed) return [{ type: 'text', raw: source, text: source }];
  // A part of the source that was removed before a block counts as part of that block.
  const placeOf = (at: number) => {
    if (at >= parsed.text.length) return source.length;
    return at === 0 ? 0 : parsed.endOf(at - 1);
  };
  let at = 0;
  return parsed.blocks.map((block) => {
    const from = at;
    at += block.raw.length;
    return withSource(block, from, (start, end) => source.slice(placeOf(start), placeOf(end)));
  });
}

/** @returns the parsed text; undefined if it is nested too deeply or would take too long. */
export function parsedOf(source: string, applies: Applies = all): Parsed | undefined {
  if (!isReadable(source)) return undefined;
  try {
    return parse(source, applies);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

type SourceOf = (start: number, end: number) => string;

function withSource(block: Block, from: number, sourceOf: SourceOf): Block {
  const raw = sourceOf(from, from + block.raw.length);
  return block.type === 'list'
    ? { ...block, raw, items: itemsWithSource(block, from, sourceOf) }
    : { ...block, raw };
}

function itemsWithSource({ items }: Tokens.List, from: number, sourceOf: SourceOf) {
  let at = from;
  return items.map((item) => {
    const start = at;
    at += item.raw.length;
    return { ...item, raw: sourceOf(start, at) };
  });
}

/** @returns whether every piece of a text can be parsed in reasonable time. */
export function isReadable(text: string): boolean {
  return !normalised(text).split('\n\n').some(takesTooLong);
}

function takesTooLong(piece: string): boolean {
  return (
    piece.length > longestRead ||
    marksIn(piece) > mostMarks ||
    openings.test(piece) ||
    deepItem.test(piece) ||
    (piece.match(delimiterRows)?.length ?? 0) > mostDelimiterRows
  );
}

/** Counts in a loop, since `match` would create an array of thousands of marks. */
function marksIn(piece: string): number {
  let marks = 0;
  for (const character of piece) if ('*_!`~'.includes(character)) marks += 1;
  return marks;
}

/** Normalizes line breaks as `marked` does, so that the source of a block is a substring of the result. */
export function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

import type { MarkedToken, Tokens } from 'marked';
import { type Parsed, parse } from './parser/parse.ts';
import { type Applies, all } from './parser/rules.ts';

/** One block of a write-up, as parsed by `marked`. */
export type Block = MarkedToken;

/**
 * The longest piece between two blank lines that is parsed: three times a table of all that a provider
 * writes. Parsing time can grow with the square of the length.
 */
const longestRead = 12_000;
/** The most marks in such a piece: for each, its end or a mail address is searched in all that follows. */
const mostMarks = 1_200;
/** The most lines in such a piece that could be the second of a table: for each, all rows that follow are read. */
const mostDelimiterRows = 100;
const delimiterRows = /^[ >]*(?:\|[ \t]*)?:?-[ \t|:-]*$/gm;
/** The most marks of quotes and lists that open within each other: for each, all that follows is read again. */
const mostOpenings = 60;
const deepItem = /^[ \t>]{100,}(?:[-*+]|\d{1,9}[.)])[ \t]/m;
const openings = new RegExp(
  `^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${mostOpenings}}`,
  'm',
);

/**
 * @returns the blocks of a text, read as it was meant: the one way in which a write-up is parsed, on every page and
 *   in every document. The sources of the blocks, joined, are the text. Their texts are what is shown, without tags, and
 *   with character references decoded. A text that is nested too deeply, or that would take too long, is returned unparsed.
 * @param applies which of the rules of `parser/rules.ts` are applied.
 */
export function lexWhole(text: string, applies: Applies = all): readonly Block[] {
  const source = normalised(text);
  const parsed = parsedOf(source, applies);
  if (!parsed) return [{ type: 'text', raw: source, text: source }];
  // What was left out before a block is of its source.
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

/** @returns a text as it was parsed; undefined where it is not. */
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

/** @returns whether a text is parsed: none of its pieces would take too long. */
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

/** Without a match for each mark, of which a text can hold thousands. */
function marksIn(piece: string): number {
  let marks = 0;
  for (const character of piece) if ('*_!`~'.includes(character)) marks += 1;
  return marks;
}

/** The same normalization as in `marked`, so that a block's source is a substring of the text. */
export function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

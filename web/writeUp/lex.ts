import { Lexer, type MarkedToken, Tokenizer, type Tokens } from 'marked';
import { presentable } from './presentable.ts';

/** One block of a write-up, as parsed by `marked`. */
export type Block = MarkedToken;

/** How many blocks at the end may still change: a list can absorb the paragraph that follows it. */
const unsettledBlocks = 2;

/**
 * The longest piece between two blank lines that is parsed: three times a table of all that a provider
 * writes. Parsing time can grow with the square of the length.
 */
const longestRead = 12_000;
/** The most emphasis marks in such a piece: for each, the end is searched in all that follows. */
const mostMarks = 1_200;

/**
 * @returns the blocks of a whole text. A text that is nested too deeply, or that would take too long, is returned
 *   unparsed.
 */
export function lexWhole(text: string): readonly Block[] {
  const source = normalised(text);
  const asItIs: Block = { type: 'text', raw: source, text: source };
  if (!isReadable(source)) return [asItIs];
  try {
    return Lexer.lex(source, { gfm: true, tokenizer: new BoundedTokenizer() }) as Block[];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [asItIs];
  }
}

/** @returns whether a text is parsed: none of its pieces would take too long. */
export function isReadable(text: string): boolean {
  return !normalised(text).split('\n\n').some(takesTooLong);
}

function takesTooLong(piece: string): boolean {
  const marks = piece.split('*').length + piece.split('_').length - 2;
  return piece.length > longestRead || marks > mostMarks;
}

/**
 * Parses a growing text. Earlier blocks are parsed once and keep their identity,
 * so that each step costs as much as the end of the text and not as much as the whole.
 */
export function createStreamLexer(): (text: string) => readonly Block[] {
  let settled: readonly Block[] = [];
  let settledSource = '';
  return (text) => {
    const source = normalised(text);
    if (!source.startsWith(settledSource)) {
      settled = [];
      settledSource = '';
    }
    // What `presentable` changes is in the last blocks, which are not settled yet.
    const blocks = lexWhole(presentable(source.slice(settledSource.length)));
    const cut = startOfUnsettled(blocks);
    if (cut > 0) {
      const newly = blocks.slice(0, cut);
      settled = [...settled, ...newly];
      settledSource += newly.map((block) => block.raw).join('');
    }
    return [...settled, ...blocks.slice(cut)];
  };
}

/** The same normalization as in `marked`, so that a block's source is a substring of the text. */
function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function startOfUnsettled(blocks: readonly Block[]): number {
  let seen = 0;
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    if (blocks[index]?.type === 'space') continue;
    seen += 1;
    if (seen === unsettledBlocks) return index;
  }
  return 0;
}

/** More cells than any reasonable table. */
const mostCells = 2_000;

/**
 * Parses a table as a paragraph where it would have more cells than any reasonable one:
 * short rows are filled up to the header's width, so that a few lines can make millions.
 */
class BoundedTokenizer extends Tokenizer {
  override table(source: string): Tokens.Table | undefined {
    const [whole] = this.rules.block.table.exec(source) ?? [];
    if (whole === undefined) return undefined;
    const [header = '', ...rows] = whole.split('\n');
    const columns = header.split('|').length;
    return columns * rows.length > mostCells ? undefined : super.table(source);
  }
}

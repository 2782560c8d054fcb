import { Lexer, type MarkedToken } from 'marked';
import { BoundedTokenizer } from './boundedTokenizer.ts';
import { presentable } from './presentable.ts';

/** One block of a write-up, as `marked` reads it. */
export type Block = MarkedToken;

/** How many last blocks may still change: a list can take back the paragraph that follows it. */
const unsettledBlocks = 2;

/**
 * Longest piece between two blank lines that is read: three times a table of all that a provider
 * writes. Reading some takes time that grows with the square of their length.
 */
const longestRead = 12_000;
/** Most marks of emphasis in such a piece: for each, its end is looked for in all that follows. */
const mostMarks = 1_200;

/**
 * @returns the blocks of a whole text. One that is too deeply nested to be read, or that would take
 *   too long, comes back as it is.
 */
export function lexWhole(text: string): readonly Block[] {
  const source = normalised(text);
  const asItIs: Block = { type: 'text', raw: source, text: source };
  if (source.split('\n\n').some(takesTooLong)) return [asItIs];
  try {
    return Lexer.lex(source, { gfm: true, tokenizer: new BoundedTokenizer() }) as Block[];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [asItIs];
  }
}

function takesTooLong(piece: string): boolean {
  const marks = piece.split('*').length + piece.split('_').length - 2;
  return piece.length > longestRead || marks > mostMarks;
}

/**
 * Reads a text that grows. Blocks before the last ones are read once and keep their identity,
 * so that each step costs as much as its tail and not as much as the whole.
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
    // What is held back or closed for show is in the last block, which settles later.
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

/** As `marked` does before it reads, so that a block's source is a piece of the text. */
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

import { type Block, lexWhole, normalised } from '@elan/domain/writeUp/lex';
import { presentable } from './presentable.ts';

/** How many blocks at the end may still change: a list can absorb the paragraph that follows it. */
const unsettledBlocks = 2;

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

function startOfUnsettled(blocks: readonly Block[]): number {
  let seen = 0;
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    if (blocks[index]?.type === 'space') continue;
    seen += 1;
    if (seen === unsettledBlocks) return index;
  }
  return 0;
}

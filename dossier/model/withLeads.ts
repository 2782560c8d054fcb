import type { Block } from './blocks.ts';

/** Maximum total length of the introduction to a table or chart, in characters: about four lines. */
const longestLead = 400;

/**
 * @returns the blocks, with short paragraphs directly before a table or chart marked to stay on the same page.
 */
export function withLeads(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  let room = 0;
  for (const block of blocks.toReversed()) {
    if (block.kind === 'landscape') {
      result.push({ ...block, blocks: withLeads(block.blocks) });
      room = 0;
    } else if (block.kind === 'paragraph') {
      room -= block.text.reduce((length, run) => length + run.text.length, 0);
      result.push(room >= 0 ? { ...block, keepsNext: true } : block);
    } else {
      result.push(block);
      room = block.kind === 'table' || block.kind === 'chart' ? longestLead : 0;
    }
  }
  return result.toReversed();
}

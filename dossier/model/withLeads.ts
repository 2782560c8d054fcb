import type { Block } from './blocks.ts';

/** Longest text between a heading and its table that still counts as an introduction: about four lines. */
const longestLead = 400;

/**
 * @returns the blocks. Short paragraphs directly before a table or chart, and the heading above them, stay on its page.
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

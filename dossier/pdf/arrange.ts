import type { Block, Inline } from '../model/blocks.ts';
import { cutBlocks } from '../model/cut.ts';

/** Maximum nesting depth. Deeper lists, quotes and boxes are replaced with their content. */
const deepest = 6;

/**
 * @returns the blocks prepared for layout: without empty blocks, and without headings or landscape pages inside another
 *   block. Also moves headings onto the landscape pages that follow.
 */
export function arrange(blocks: readonly Block[]): Block[] {
  return withLandscapes(cutBlocks(blocks).filter(isShown)).flatMap((block) =>
    block.kind === 'landscape'
      ? { ...block, blocks: block.blocks.flatMap((inner) => nested(inner, 0)) }
      : nested(block, 0),
  );
}

/** @returns false for an empty block, which would leave an empty box or page. */
function isShown(block: Block): boolean {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text.trim() !== '';
    case 'paragraph':
      return !isBlank(block.text);
    case 'quote':
    case 'landscape':
      return block.blocks.some(isShown);
    case 'list':
      return block.items.some((item) => item.some(isShown));
    case 'box':
      return block.title !== '' || block.blocks.some(isShown);
    case 'table':
      return block.table.columns.length > 0;
    default:
      return true;
  }
}

const isBlank = (text: Inline) => text.every((run) => run.text === '');

/** Moves headings directly before landscape pages onto them, and merges consecutive landscape blocks. */
function withLandscapes(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    if (block.kind !== 'landscape') {
      result.push(block);
      continue;
    }
    const headings = result.splice(result.findLastIndex(({ kind }) => kind !== 'heading') + 1);
    const last = result.at(-1);
    if (headings.length === 0 && last?.kind === 'landscape') {
      result.splice(-1, 1, { ...last, blocks: [...last.blocks, ...block.blocks] });
    } else {
      result.push({ ...block, blocks: [...headings, ...block.blocks] });
    }
  }
  return result;
}

/** @returns the block; its content, below any title, if it cannot be nested here; nothing if it is empty. */
function nested(block: Block, depth: number): Block[] {
  const inside = (blocks: readonly Block[]) =>
    blocks.filter(isShown).flatMap((inner) => nested(inner, depth + 1));
  switch (block.kind) {
    case 'heading':
      // A heading may start a new page, which cannot be inside another block.
      return depth === 0 ? [block] : [titleOf(block.text)];
    case 'landscape':
      return inside(block.blocks);
    case 'quote':
      return depth < deepest ? [{ ...block, blocks: inside(block.blocks) }] : inside(block.blocks);
    case 'box':
      return depth < deepest
        ? [{ ...block, blocks: inside(block.blocks) }]
        : [titleOf(block.title), ...inside(block.blocks)];
    case 'list':
      return depth < deepest
        ? [{ ...block, items: block.items.map(inside) }]
        : block.items.flatMap(inside);
    default:
      return isShown(block) ? [block] : [];
  }
}

const titleOf = (text: string): Block => ({ kind: 'paragraph', text: [{ text, bold: true }] });

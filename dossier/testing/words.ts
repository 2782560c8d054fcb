import type { Block, DossierDocument, Table } from '../model/blocks.ts';
import { wordsOf } from '../model/markdown/inline.ts';

/** @returns all words of the blocks in reading order, with a line for each paragraph, cell or caption. */
export function wordsIn(blocks: readonly Block[]): string {
  return blocks.map(wordsInBlock).join('\n');
}

function wordsInBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text;
    case 'paragraph':
      return wordsOf(block.text);
    case 'quote':
    case 'landscape':
      return wordsIn(block.blocks);
    case 'box':
      return `${block.title}\n${wordsIn(block.blocks)}`;
    case 'list':
      return block.items.map(wordsIn).join('\n');
    case 'table':
      return `${block.caption ?? ''}\n${wordsInTable(block.table)}`;
    case 'chart':
      return `${block.caption}\n${block.alt}`;
    case 'rule':
      return '';
  }
}

function wordsInTable({ columns, rows }: Table): string {
  const heads = columns.map(({ head }) => head);
  return [...heads, ...rows.flatMap(({ cells }) => cells.map(wordsOf))].join('\n');
}

/** @returns all blocks of a kind, at any depth. */
export function blocksOfKind<Kind extends Block['kind']>(
  { blocks, toValidate }: Pick<DossierDocument, 'blocks' | 'toValidate'>,
  kind: Kind,
): Extract<Block, { readonly kind: Kind }>[] {
  const found: Extract<Block, { readonly kind: Kind }>[] = [];
  const visit = (block: Block) => {
    if (block.kind === kind) found.push(block as Extract<Block, { readonly kind: Kind }>);
    if ('blocks' in block) block.blocks.forEach(visit);
    if (block.kind === 'list') block.items.flat().forEach(visit);
  };
  [...toValidate, ...blocks].forEach(visit);
  return found;
}

import type { Block, Inline } from '../model/blocks.ts';

/** @returns the visible content of blocks in the notation of `readingOf`, without heading levels. */
export function readingOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(readingOfBlock).join('');
}

function readingOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h>${block.text.replaceAll('\n', '/')}</h>`;
    case 'paragraph':
      return `<p>${line(block.text)}</p>`;
    case 'quote':
      return `<quote>${readingOfBlocks(block.blocks)}</quote>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      const start = block.ordered && block.start !== 1 ? ` ${block.start}` : '';
      const items = block.items.map((item) => `<li>${withoutFirst(readingOfBlocks(item))}</li>`);
      return `<${name}${start}>${items.join('')}</${name}>`;
    }
    case 'table': {
      const { columns, rows } = block.table;
      const row = (cells: readonly string[]) =>
        `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
      const head = row(columns.map(({ head: words }) => words));
      return `<table>${head}${rows.map(({ cells }) => row(cells.map(line))).join('')}</table>`;
    }
    case 'code':
      return `<pre>${block.text}</pre>`;
    case 'rule':
      return '<hr>';
    default:
      return `<?>${block.kind}</?>`;
  }
}

/** Unwraps the first paragraph, which is the item's own text. */
function withoutFirst(content: string): string {
  return content.replace(/^<p>(.*?)<\/p>/s, '$1');
}

function line(inline: Inline): string {
  return inline
    .map(({ text, bold, italic, code }) => {
      const words = code ? `<code>${text}</code>` : text.replaceAll('\n', '/');
      const slanted = italic ? `<i>${words}</i>` : words;
      return bold ? `<b>${slanted}</b>` : slanted;
    })
    .join('');
}

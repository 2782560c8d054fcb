import type { Block, Inline, Run } from './blocks.ts';

/**
 * Maximum length of a paragraph in UTF-16 code units, about 250 words. Longer paragraphs are split, because
 * layout time grows with the square of their length.
 */
export const longestParagraph = 1_500;
/** Maximum number of headings below level 1, more than any plan has. Further headings become bold paragraphs. */
const mostHeadings = 500;
/** Maximum number of columns, more than fit on a page. The rows of wider tables become paragraphs. */
const mostColumns = 60;

const sentenceEnds = /[.!?…][»”’"')\]]*\s|\n/gu;
const spaces = /\s/gu;

/**
 * @returns the text in pieces of at most `longestParagraph`, split after a sentence if possible, else between words,
 *   else inside a word.
 */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longestParagraph) {
    const end = endOfPiece(rest);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  pieces.push(rest);
  return pieces.filter((piece) => piece !== '');
}

/** Like `cutText`, for text in several styles. Short text is returned unchanged. */
export function cutInline(runs: Inline): Inline[] {
  const text = runs.map((run) => run.text).join('');
  if (text.length <= longestParagraph) return [runs];
  const slice = slicerOf(runs);
  let end = 0;
  return cutText(text).map((piece) => {
    const start = text.indexOf(piece, end);
    end = start + piece.length;
    return slice(start, end);
  });
}

/**
 * @returns the blocks with long paragraphs, headings and code lines split, and with very wide tables and excess
 *   headings turned into paragraphs, so that layout stays fast.
 */
export function cutBlocks(blocks: readonly Block[]): Block[] {
  let headings = 0;
  const cut = (block: Block): Block[] => {
    switch (block.kind) {
      case 'paragraph':
        return cutInline(block.text).map((text) => ({ ...block, text }));
      case 'heading': {
        if (block.level > 1) headings += 1;
        const [first = '', ...others] = cutText(block.text);
        const rest = others.map((text): Block => ({ kind: 'paragraph', text: [{ text }] }));
        return headings > mostHeadings
          ? [{ kind: 'paragraph', text: [{ text: first, bold: true }] }, ...rest]
          : [{ ...block, text: first }, ...rest];
      }
      case 'code':
        return [{ ...block, text: block.text.split('\n').map(cutLine).join('\n') }];
      case 'table':
        return block.table.columns.length > mostColumns ? asParagraphs(block) : [block];
      case 'list':
        return [{ ...block, items: block.items.map((item) => item.flatMap(cut)) }];
      case 'quote':
      case 'box':
      case 'landscape':
        return [{ ...block, blocks: block.blocks.flatMap(cut) }];
      default:
        return [block];
    }
  };
  return blocks.flatMap(cut);
}

/** @returns where to end the next piece, never inside a surrogate pair. */
function endOfPiece(text: string): number {
  const window = text.slice(0, longestParagraph);
  const end = lastEnd(window, sentenceEnds) ?? lastEnd(window, spaces);
  if (end !== undefined) return end;
  return /[\ud800-\udbff]$/.test(window) ? longestParagraph - 1 : longestParagraph;
}

/** @returns the end of the last match; undefined if the piece would be shorter than half the maximum. */
function lastEnd(window: string, ends: RegExp): number | undefined {
  let end = 0;
  for (const match of window.matchAll(ends)) end = match.index + match[0].length;
  return end > longestParagraph / 2 ? end : undefined;
}

/**
 * @returns a function that slices the text from `start` to `end`. Request slices in order, since the function continues
 *   at the run in which the previous slice ended.
 */
function slicerOf(runs: Inline): (start: number, end: number) => Inline {
  let next = 0;
  let at = 0;
  return (start, end) => {
    const part: Run[] = [];
    for (let run = runs[next]; run && at < end; run = runs[next]) {
      const text = run.text.slice(Math.max(0, start - at), end - at);
      if (text === run.text) part.push(run);
      else if (text !== '') part.push({ ...run, text });
      if (at + run.text.length > end) break;
      at += run.text.length;
      next += 1;
    }
    return part;
  };
}

/** Leaves a short line unchanged, because its leading and trailing spaces are significant. */
function cutLine(line: string): string {
  return line.length > longestParagraph ? cutText(line).join('\n') : line;
}

function asParagraphs({ caption, table }: Extract<Block, { kind: 'table' }>): Block[] {
  const head = table.columns.map((column): Inline => [{ text: column.head, bold: true }]);
  const lines = [head, ...table.rows.map(({ cells }) => cells)].map((cells) =>
    cells.flatMap((cell, at): Inline => (at === 0 ? cell : [{ text: ' | ' }, ...cell])),
  );
  const all: Inline[] = caption === undefined ? lines : [[{ text: caption, bold: true }], ...lines];
  return all.flatMap(cutInline).map((text) => ({ kind: 'paragraph', text }));
}

/** Layout cost of a block or table cell besides its text, in characters. Measured with single-letter blocks. */
const lettersOfBlock = 30;

/** Layout cost of a line break or of a possible break (U+200B), in characters. */
const lettersOfLine = 6;
const lineEnds = /[\n\u200b]/g;

function weightOfText(text: string): number {
  return text.length + lettersOfLine * (text.match(lineEnds)?.length ?? 0);
}

/** @returns the layout cost of a document, in characters of running text. */
export function weightOf(blocks: readonly Block[]): number {
  const text = (inline: Inline) => inline.reduce((total, run) => total + weightOfText(run.text), 0);
  const sum = <T>(all: readonly T[], of: (one: T) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  return sum(blocks, (block) => {
    switch (block.kind) {
      case 'heading':
      case 'code':
        return lettersOfBlock + weightOfText(block.text);
      case 'paragraph':
        return lettersOfBlock + text(block.text);
      case 'list':
        return sum(block.items, weightOf);
      case 'table':
        return sum(block.table.rows, ({ cells }) =>
          sum(cells, (cell) => lettersOfBlock + text(cell)),
        );
      case 'quote':
      case 'box':
      case 'landscape':
        return lettersOfBlock + weightOf(block.blocks);
      default:
        return lettersOfBlock;
    }
  });
}

import type { Block, Inline, Run } from './blocks.ts';

/**
 * The longest paragraph that is set as one, in UTF-16 code units: some two hundred words. The time to set a paragraph
 * grows with the square of its length.
 */
export const longestParagraph = 1_500;
/** More headings below the parts than any plan has: what follows them is set without a line of the contents. */
const mostHeadings = 500;
/** More columns than a page has room for: the rows of such a table are set as paragraphs. */
const mostColumns = 60;

const sentenceEnds = /[.!?…][»”’"')\]]*\s|\n/gu;
const spaces = /\s/gu;

/** @returns the text in pieces of at most `longestParagraph`, cut at the end of a sentence, else of a word, else within it. */
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

/** The same for words in several styles. */
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

/** @returns blocks without a paragraph, a heading or a line of code that takes long to set; tables are cut cell by cell. */
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

/** Not within a character of two code units. */
function endOfPiece(text: string): number {
  const window = text.slice(0, longestParagraph);
  const end = lastEnd(window, sentenceEnds) ?? lastEnd(window, spaces);
  if (end !== undefined) return end;
  return /[\ud800-\udbff]$/.test(window) ? longestParagraph - 1 : longestParagraph;
}

/** Where the last match ends, unless the piece would be short. */
function lastEnd(window: string, ends: RegExp): number | undefined {
  let end = 0;
  for (const match of window.matchAll(ends)) end = match.index + match[0].length;
  return end > longestParagraph / 2 ? end : undefined;
}

/** @returns a slice of the words from `start` to `end`; slices are requested in their order, so each run is read once. */
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

/** White space at both ends of a line of code means something. */
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

/** The cost of a block beside its letters, in letters: measured on lists, tables and quotes of single letters. */
const lettersOfBlock = 30;

/** The cost of the end of a line, in letters, also where it is only a place to end one. */
const lettersOfLine = 6;
const lineEnds = /[\n\u200b]/g;

function weightOfText(text: string): number {
  return text.length + lettersOfLine * (text.match(lineEnds)?.length ?? 0);
}

/** @returns the cost to set a document, in letters of running text. */
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

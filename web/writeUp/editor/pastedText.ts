import { lexWhole } from '@elan/domain/writeUp/lex';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { childrenOf } from './canonical.ts';
import { openText } from './document.ts';
import { sliceOfText, wordsOf } from './paste.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Plain text from the clipboard, parsed. */
export interface PastedText {
  readonly slice: Slice;
  /** The unparsed text, which Undo restores; set only if Markdown was found. */
  readonly asWords?: Slice;
}

/**
 * Parses plain text from the clipboard. Markdown becomes formatted blocks, tab-separated cells become a table, and any
 * other text becomes paragraphs.
 */
export function readPastedText(text: string): PastedText {
  const asWords = sliceOfText(text);
  const pieces = splitAtCells(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'));
  const read = pieces.flatMap((piece) =>
    typeof piece === 'string' ? blocksOf(piece) : [tableOf(piece)],
  );
  if (read.every(isPlain)) return { slice: asWords };
  const content = Fragment.from(read);
  const isLine = (node: Node | null) => node?.type === nodes.paragraph;
  const slice = new Slice(
    content,
    isLine(content.firstChild) ? 1 : 0,
    isLine(content.lastChild) ? 1 : 0,
  );
  const hasSigns = pieces.some(
    (piece) => typeof piece === 'string' && !blocksOf(piece).every(isPlain),
  );
  return hasSigns ? { slice, asWords } : { slice };
}

/** @returns the parsed blocks if the text is Markdown, otherwise its lines as paragraphs. */
function blocksOf(text: string): readonly Node[] {
  const read = childrenOf(openText(withLines(text)).doc);
  return isMarkdown(read) ? read : childrenOf(nodes.doc.create(null, sliceOfText(text).content));
}

/** Turns line ends within paragraphs into hard breaks, so that pasted lines stay separate. */
function withLines(text: string): string {
  return lexWhole(text)
    .map(({ type, raw }) => (type === 'paragraph' ? raw.replace(/ *\n(?=\S)/g, '  \n') : raw))
    .join('');
}

/** Whether blocks come from Markdown. In a one-line text, a lone marker as in "- 5 000 $" does not count. */
function isMarkdown(read: readonly Node[]): boolean {
  return read.some((block) => {
    const { type } = block;
    if (type === nodes.bullet_list || type === nodes.ordered_list) {
      return block.childCount > 1 || read.length > 1 || hasMarks(block);
    }
    if (type === nodes.blockquote) return /^\D*\p{L}/u.test(block.textContent);
    if (type === nodes.locked) return shownAsSource.test(String(block.attrs.markdown));
    const isOther = type === nodes.heading || type === nodes.table || type === nodes.figure_table;
    return isOther || hasMarks(block);
  });
}

/** Locked blocks that count as Markdown: fenced code and task lists. HTML and indented text do not count. */
const shownAsSource = /^(?:```|~~~|[-*+] \[[ xX]\] )/;

/** Whether a block has formatted words. Products such as "2*3*4" parse as emphasis but do not count. */
function hasMarks(block: Node): boolean {
  let has = false;
  block.descendants((node) => {
    const isCalculated = node.marks.every(({ type }) => type === marks.em || type === marks.strike);
    has ||= node.marks.length > 0 && (!isCalculated || /\p{L}/u.test(node.text ?? ''));
  });
  return has;
}

function isPlain(block: Node): boolean {
  return block.type === nodes.paragraph && !hasMarks(block);
}

type Cells = readonly (readonly string[])[];

/** Tables with more cells are pasted as plain text. */
const mostCells = 1_500;

/** @returns the text split into plain passages and tables of cells. */
function splitAtCells(text: string): readonly (string | Cells)[] {
  const lines = linesOf(text);
  const pieces: (string | Cells)[] = [];
  for (let from = 0; from < lines.length; ) {
    const width = cellsOf(lines[from] ?? '').length;
    let to = from + 1;
    while (to < lines.length && cellsOf(lines[to] ?? '').length === width) to += 1;
    const rows = lines.slice(from, to).map(cellsOf);
    // If every line begins with a tab, the tabs are indentation.
    const isTable =
      width > 1 &&
      (rows.length > 1 || lines.filter((line) => line.trim() !== '').length === 1) &&
      rows.some(([first]) => first !== '') &&
      rows.length * width <= mostCells;
    const before = pieces.at(-1);
    const part = lines.slice(from, to).join('\n');
    if (isTable) pieces.push(rows);
    else if (typeof before === 'string') pieces.splice(-1, 1, `${before}\n${part}`);
    else pieces.push(part);
    from = to;
  }
  return pieces;
}

/** @returns the lines of a text; a quoted cell may contain line breaks. A text without tabs is not split. */
function linesOf(text: string): readonly string[] {
  if (!text.includes('\t')) return [text];
  const cell = /(?:(?<=^|[\t\n])"(?:[^"]|"")*"(?=[\t\n]|$)|[^\n])+|(?<=\n|^)(?=\n|$)/g;
  return text.replace(/\n$/, '').match(cell) ?? [];
}

function cellsOf(line: string): readonly string[] {
  return line.split('\t').map((cell) => {
    const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(cell) ?? [];
    const isQuoted = quoted !== undefined && /["\n]/.test(quoted);
    return (isQuoted ? quoted.replaceAll('""', '"') : cell).replace(/\s+/g, ' ').trim();
  });
}

function tableOf(rows: Cells): Node {
  return nodes.table.create(
    null,
    rows.map((row, index) =>
      nodes.table_row.create(
        null,
        row.map((cell) =>
          (index === 0 ? nodes.table_header : nodes.table_cell).create(null, wordsOf(cell)),
        ),
      ),
    ),
  );
}

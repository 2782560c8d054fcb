import { DOMParser, Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { childrenOf } from './canonical.ts';
import { openText } from './document.ts';
import { placeholderOf, splitAtPlaceholders } from './figures.ts';
import { hrefOf } from './links.ts';
import { restoreLists } from './pastedLists.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const unread = 'script, style, template, noscript, iframe, object, svg, math, textarea, select';
/** Elements that a single line cannot contain. */
const blocks =
  'p, div, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, table, tbody, thead, tr, td, th, br, hr';

/** Parses clipboard HTML after reshaping it to fit this schema. Nothing in it is executed or loaded. */
class ClipboardParser extends DOMParser {
  override parseSlice(
    dom: globalThis.Node,
    options?: Parameters<DOMParser['parseSlice']>[1],
  ): Slice {
    if (dom instanceof Element) prepare(dom);
    return super.parseSlice(dom, options);
  }
}

export const clipboardParser = new ClipboardParser(schema, DOMParser.fromSchema(schema).rules);

function prepare(dom: Element): void {
  for (const part of dom.querySelectorAll(unread)) part.remove();
  restoreLists(dom);
  for (const line of dom.querySelectorAll('td, th, h1, h2, h3, h4, h5, h6')) flatten(line);
  for (const title of dom.querySelectorAll('li :is(h1, h2, h3, h4, h5, h6)')) {
    const line = dom.ownerDocument.createElement('p');
    line.append(...title.childNodes);
    title.replaceWith(line);
  }
  for (const quote of dom.querySelectorAll('blockquote')) {
    if (quote.closest('li') || quote.querySelector('ul, ol, table, h1, h2, h3, h4, h5, h6')) {
      quote.replaceWith(...quote.childNodes);
    }
  }
  for (const table of dom.querySelectorAll('li table')) flatten(table);
}

/** Unwraps the block elements inside an element, so that its content fits on one line. */
function flatten(line: Element): void {
  for (const block of line.querySelectorAll(blocks))
    block.replaceWith(' ', ...block.childNodes, ' ');
}

/**
 * @returns the HTML without style sheets and comments, which in a word processor's output may be longer than the text
 *   and slow to apply.
 */
export function withoutStyles(html: string): string {
  return html.replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi, '');
}

/** @returns plain text as paragraphs, with its placeholders as figures. */
export function sliceOfText(text: string): Slice {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const paragraphs = lines.map((line) => nodes.paragraph.create(null, wordsOf(line)));
  return new Slice(
    Fragment.from(paragraphs),
    paragraphs.length > 0 ? 1 : 0,
    paragraphs.length > 0 ? 1 : 0,
  );
}

/** @returns a line as unparsed text, with its placeholders as figures. */
export function wordsOf(line: string): readonly Node[] {
  return splitAtPlaceholders(line).map((piece) =>
    typeof piece === 'string' ? schema.text(piece) : nodes.figure.create(piece),
  );
}

/**
 * @returns the pasted or dropped content, rebuilt with valid attributes only. In a heading or a cell, several blocks
 *   become one line, unless they begin with a table.
 */
export function cleaned(slice: Slice, { selection }: Pick<EditorState, 'selection'>): Slice {
  const content = cleanedContent(slice.content);
  const clean = new Slice(
    content,
    Math.min(slice.openStart, depthOf(content, 'firstChild')),
    Math.min(slice.openEnd, depthOf(content, 'lastChild')),
  );
  const into = selection.$from.parent.type;
  const isLine = into === nodes.table_cell || into === nodes.table_header || into === nodes.heading;
  const isTable = content.firstChild?.type === nodes.table;
  return isLine && !isTable && content.childCount > 1 ? new Slice(oneLine(content), 0, 0) : clean;
}

function depthOf(content: Fragment, side: 'firstChild' | 'lastChild'): number {
  let depth = 0;
  for (let node = content[side]; node && !node.isLeaf; node = node[side]) depth += 1;
  return depth;
}

function oneLine(content: Fragment): Fragment {
  const line: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock && line.length > 0) line.push(schema.text(' '));
    if (node.isText || node.type === nodes.figure) line.push(node);
  });
  return Fragment.from(line);
}

function cleanedContent(content: Fragment): Fragment {
  const kept: Node[] = [];
  content.forEach((node) => {
    kept.push(...cleanedNode(node));
  });
  return Fragment.from(kept);
}

/** Control characters, line ends and byte order marks become spaces. The database cannot store U+0000. */
const controls = /[\p{Cc}\u2028\u2029\ufeff]/gu;

function cleanedNode(node: Node): readonly Node[] {
  const own = node.marks.flatMap((mark) => {
    if (mark.type !== marks.link) return [mark];
    const href = hrefOf(String(mark.attrs.href));
    return href ? [marks.link.create({ href })] : [];
  });
  const { type, attrs } = node;
  if (node.text !== undefined) {
    const text = node.text.toWellFormed().replace(controls, ' ');
    return [schema.text(text, own)];
  }
  if (type === nodes.figure) {
    const placeholder = placeholderOf(attrs.kind, attrs.id);
    return placeholder ? [nodes.figure.create(placeholder, null, own)] : [];
  }
  if (type === nodes.figure_table) {
    const table = placeholderOf('t', attrs.id);
    return table ? [nodes.figure_table.create({ id: table.id })] : [];
  }
  if (type === nodes.locked) return lockedAgain(String(attrs.markdown));
  if (type === nodes.table) return [nodes.table.create(null, cleanedRows(node))];
  const content = cleanedContent(node.content);
  if (type === nodes.heading) {
    return [nodes.heading.create({ level: integerWithin(attrs.level, 1, 6, 2) }, content)];
  }
  if (type === nodes.ordered_list) {
    return [type.create({ start: integerWithin(attrs.start, 0, mostStart, 1) }, content)];
  }
  return [type.create(null, content, own)];
}

/**
 * A pasted locked block stays locked if its source is still one block that the editor cannot show; otherwise it becomes
 * plain text.
 */
function lockedAgain(markdown: string): readonly Node[] {
  const cleaned = markdown.toWellFormed().replaceAll('\u0000', '');
  const { doc } = openText(cleaned);
  const block = doc.childCount === 1 ? doc.child(0) : undefined;
  if (block?.type === nodes.locked)
    return [nodes.locked.create({ markdown: block.attrs.markdown })];
  return childrenOf(nodes.doc.create(null, sliceOfText(cleaned).content));
}

/** Makes the first row the header. */
function cleanedRows(table: Node): readonly Node[] {
  return childrenOf(table).map((row, index) =>
    nodes.table_row.create(
      null,
      childrenOf(row).map((cell) =>
        (index === 0 ? nodes.table_header : nodes.table_cell).create(
          null,
          cleanedContent(cell.content),
        ),
      ),
    ),
  );
}

/** A list with a higher start number, which is probably a year, starts at 1 instead. */
const mostStart = 99;

function integerWithin(value: unknown, least: number, most: number, otherwise: number): number {
  const isWithin = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  return isWithin ? Number(value) : otherwise;
}

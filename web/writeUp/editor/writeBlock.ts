import { lexWhole } from '@elan/domain/writeUp/lex';
import { Fragment, type Node } from 'prosemirror-model';
import { readBlock } from './blocks.ts';
import { canonical, childrenOf } from './canonical.ts';
import { placeholderText } from './figures.ts';
import { schema } from './schema.ts';
import { type Style, styles, writeInline } from './writeInline.ts';

const { nodes } = schema;

/** The marks of a list's items: two lists in a row need different ones. */
const bullets = ['-', '*', '+'] as const;
const numberEnds = ['.', ')'] as const;

/** A block as Markdown. */
export interface Written {
  readonly markdown: string;
  /** It is read again as exactly what it was. */
  readonly isFaithful: boolean;
}

/**
 * Writes a block in the plainest way that is read again as what the editor shows.
 * @param variant for a list, which of its possible marks to use.
 * @param hasDefinitions the text defines links, so that words in brackets may be one.
 * @returns undefined for a block without content.
 */
export function writeBlock(block: Node, variant = 0, hasDefinitions = false): Written | undefined {
  const meant = canonical(block);
  if (!meant) return undefined;
  if (meant.type === nodes.locked) {
    return { markdown: String(meant.attrs.markdown), isFaithful: true };
  }
  let likeIt: string | undefined;
  const usable = hasDefinitions ? styles.filter(({ escapes }) => escapes !== 'nothing') : styles;
  for (const style of usable) {
    const markdown = blockOf(meant, style, variant);
    const found = readAlone(markdown);
    // Too long to be parsed: it is shown as it is.
    if (found === 'unread') return { markdown, isFaithful: false };
    const again = found && canonical(found);
    if (again?.eq(meant)) return { markdown, isFaithful: true };
    if (again && looksLike(again, meant)) likeIt ??= markdown;
  }
  const [last = { escapes: 'all', emphasis: '*' }] = usable.slice(-1);
  return { markdown: likeIt ?? blockOf(meant, last, variant), isFaithful: false };
}

/** @returns how many ways there are to write a block; they look the same. */
export function variantsOf({ type }: Node): number {
  if (type === nodes.bullet_list) return 2 * bullets.length;
  return type === nodes.ordered_list ? 2 * numberEnds.length : 1;
}

/** @param number undefined for a bullet. */
function markerOf(variant: number, number: number | undefined): string {
  const [marks, before] = number === undefined ? [bullets, ''] : [numberEnds, number];
  const marker = `${before}${marks[variant % marks.length]}`;
  // Indented code after the list would be taken for a part of it, were the list not indented more.
  return variant < marks.length ? `${marker} ` : `   ${marker}    `;
}

const opensWithNumber = (item: Node | null) => /^[~≈]?\s?\$?\s?\d/.test(item?.textContent ?? '');

/** An item by itself that begins with a number would be read as an amount with a sign. */
const isSigned = (list: Node) => list.childCount === 1 && opensWithNumber(list.firstChild);

/** So would one whose mark follows directly on that of an outer item. */
const isSignedInItem = (part: Node) =>
  part.type === nodes.bullet_list && opensWithNumber(part.firstChild);

/** @returns the one block that this text is. */
export function readAlone(markdown: string): Node | 'unread' | undefined {
  const [token, ...others] = lexWhole(markdown).filter(({ type }) => type !== 'space');
  if (!token || others.length > 0) return undefined;
  return token.type === 'text' ? 'unread' : readBlock(token);
}

/** Equal but for the space between the items of a list. */
function looksLike(one: Node, other: Node): boolean {
  return tight(one).eq(tight(other));
}

function tight(node: Node): Node {
  if (node.isText) return node;
  const content = Fragment.from(childrenOf(node).map(tight));
  const attrs = 'loose' in node.attrs ? { ...node.attrs, loose: false } : node.attrs;
  return node.type.create(attrs, content, node.marks);
}

function blockOf(block: Node, style: Style, variant: number): string {
  switch (block.type) {
    case nodes.heading:
      return `${'#'.repeat(Number(block.attrs.level))} ${lineOf(block, style)}`;
    case nodes.blockquote: {
      const lines = childrenOf(block).map((line) => lineOf(line, style));
      // One line that begins with a number would be read as a comparison: "> 5 000 $".
      const mark = lines.length === 1 && /^[~≈$ ]{0,3}\d/.test(lines[0] ?? '') ? '>  ' : '> ';
      return lines
        .join('\n\n')
        .replace(/^(?=.)/gm, mark)
        .replace(/^$/gm, '>');
    }
    case nodes.horizontal_rule:
      return '---';
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listOf(block, style, variant);
    case nodes.table:
      return tableOf(block, style);
    case nodes.figure_table:
      return placeholderText({ kind: 't', id: String(block.attrs.id) });
    default:
      return lineOf(block, style);
  }
}

function lineOf(line: Node, style: Style): string {
  return writeInline(childrenOf(line), style, line.type === nodes.paragraph);
}

function listOf(list: Node, style: Style, variant: number): string {
  const isOrdered = list.type === nodes.ordered_list;
  const items = childrenOf(list).map((item, index) => {
    const number = isOrdered ? Number(list.attrs.start) + index : undefined;
    const marker = markerOf(!isOrdered && isSigned(list) ? Math.max(1, variant) : variant, number);
    const lines = itemOf(item, style, list.attrs.loose === true);
    return marker + lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
  });
  return items.join(list.attrs.loose ? '\n\n' : '\n');
}

function itemOf(item: Node, style: Style, isLoose: boolean): string {
  let text = '';
  let before: Node | undefined;
  let variant = 0;
  for (const part of childrenOf(item)) {
    variant = before?.type === part.type ? (variant + 1) % 2 : 0;
    if (text === '' && isSignedInItem(part)) variant = 1;
    const markdown = blockOf(part, style, variant);
    // A paragraph is only interrupted by a list that begins at one.
    const isApart = part.type === nodes.paragraph || Number(part.attrs.start ?? 1) !== 1;
    if (text !== '') text += isLoose || isApart ? '\n\n' : '\n';
    text += markdown;
    before = part;
  }
  return text;
}

const rules: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

function tableOf(table: Node, style: Style): string {
  const [header, ...rows] = childrenOf(table).map((row) => {
    const cells = childrenOf(row).map((cell) => lineOf(cell, style).replaceAll('|', '\\|'));
    return `| ${cells.join(' | ')} |`;
  });
  const aligned = childrenOf(table.child(0)).map(
    ({ attrs }) => rules[String(attrs.align)] ?? '---',
  );
  return [header, `| ${aligned.join(' | ')} |`, ...rows].join('\n');
}

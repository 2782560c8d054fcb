import { lexWhole } from '@elan/domain/writeUp/lex';
import { Fragment, type Node } from 'prosemirror-model';
import { readBlock } from './blocks.ts';
import { canonical, childrenOf } from './canonical.ts';
import { placeholderText } from './figures.ts';
import { schema } from './schema.ts';
import { type Style, styles, writeInline } from './writeInline.ts';

const { nodes } = schema;

/** Adjacent lists need different markers, or they would be parsed as one list. */
const bullets = ['-', '*', '+'] as const;
const numberEnds = ['.', ')'] as const;

export interface Written {
  readonly markdown: string;
  /** Whether the Markdown parses back to exactly the same block. */
  readonly isFaithful: boolean;
}

/**
 * Writes a block in the plainest Markdown that parses back to what the editor shows, if any does.
 * @param variant which of the forms counted by `variantsOf` to try first for a list.
 * @param hasDefinitions whether the text contains link definitions, so that bracketed words may be links.
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
  // Another marker helps if the parser takes the first one for a sign, as in "- 5 000 $".
  const others = Array.from({ length: variantsOf(meant) }, (_, other) => other);
  for (const form of new Set([variant, ...others])) {
    for (const style of usable) {
      const markdown = blockOf(meant, style, form);
      const found = readAlone(markdown);
      // The Markdown would take too long to parse, so it would be shown as plain text.
      if (found === 'unread') return { markdown, isFaithful: false };
      const again = found && canonical(found);
      if (again?.eq(meant)) return { markdown, isFaithful: true };
      if (again && looksLike(again, meant)) likeIt ??= markdown;
    }
    if (likeIt !== undefined) break;
  }
  const [last = { escapes: 'all', emphasis: '*' }] = usable.slice(-1);
  return { markdown: likeIt ?? blockOf(meant, last, variant), isFaithful: false };
}

/** @returns the number of equivalent ways to write a block. */
export function variantsOf({ type }: Node): number {
  if (type === nodes.bullet_list) return 2 * bullets.length;
  return type === nodes.ordered_list ? 2 * numberEnds.length : 1;
}

/** @param number undefined for a bullet. */
function markerOf(variant: number, number: number | undefined): string {
  const [marks, before] = number === undefined ? [bullets, ''] : [numberEnds, number];
  const marker = `${before}${marks[variant % marks.length]}`;
  // The extra indent keeps indented code after the list from being parsed as part of the list.
  return variant < marks.length ? `${marker} ` : `   ${marker}    `;
}

const opensWithNumber = (item: Node | null) => /^[~≈]?\s?\$?\s?\d/.test(item?.textContent ?? '');

/** A bullet list that begins with a number right after its parent item's marker would be parsed as a signed amount. */
const isSignedInItem = (part: Node) =>
  part.type === nodes.bullet_list && opensWithNumber(part.firstChild);

/**
 * @returns the only block of the text, or 'unread' if it would take too long to parse; undefined if there is not
 *   exactly one block, or if the editor cannot show it.
 */
export function readAlone(markdown: string): Node | 'unread' | undefined {
  const [token, ...others] = lexWhole(markdown).filter(({ type }) => type !== 'space');
  if (!token || others.length > 0) return undefined;
  return token.type === 'text' ? 'unread' : readBlock(token);
}

/** Whether two blocks differ at most in the spacing of list items. */
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
      // A single line that begins with a number would be read as a comparison, such as "> 5 000 $".
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
    const marker = markerOf(variant, number);
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
    // In Markdown, an ordered list that does not start at 1 cannot directly follow a paragraph.
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

import type { MarkedToken, Token, Tokens } from 'marked';
import type { Attrs, Node } from 'prosemirror-model';
import { onlyPlaceholder } from './figures.ts';
import { readInline, Unshowable } from './inline.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Lists nested deeper than this are shown as source. */
export const deepestList = 6;

/**
 * @param attrs additional attributes of the block.
 * @returns the block as an editor node; undefined if the editor cannot show it.
 */
export function readBlock(token: MarkedToken, attrs: Attrs = {}): Node | undefined {
  try {
    return blockOf(token, attrs, 0);
  } catch (error) {
    if (error instanceof Unshowable) return undefined;
    throw error;
  }
}

function blockOf(token: MarkedToken, attrs: Attrs, depth: number): Node {
  switch (token.type) {
    case 'heading':
      return nodes.heading.create({ ...attrs, level: token.depth }, readInline(token.tokens));
    case 'paragraph': {
      const table = depth === 0 ? onlyPlaceholder(token.raw) : undefined;
      if (table?.kind === 't') return nodes.figure_table.create({ ...attrs, id: table.id });
      return paragraphOf(token.tokens, attrs);
    }
    case 'blockquote':
      return nodes.blockquote.create(attrs, quotedOf(token.tokens));
    case 'hr':
      return nodes.horizontal_rule.create(attrs);
    case 'list':
      return listOf(token, attrs, depth);
    case 'table':
      return tableOf(token, attrs);
    default:
      throw new Unshowable(token.type);
  }
}

function paragraphOf(tokens: readonly Token[], attrs: Attrs = {}): Node {
  return nodes.paragraph.create(attrs, readInline(tokens));
}

function quotedOf(tokens: readonly Token[]): readonly Node[] {
  const quoted = (tokens as readonly MarkedToken[]).flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type !== 'paragraph') throw new Unshowable(`${token.type} in a quotation`);
    return [paragraphOf(token.tokens)];
  });
  if (quoted.length === 0) throw new Unshowable('an empty quotation');
  return quoted;
}

function listOf(list: Tokens.List, attrs: Attrs, depth: number): Node {
  if (depth > deepestList) throw new Unshowable('a deep list');
  const items = list.items.map((item) => itemOf(item, depth));
  const { loose, start } = list;
  return list.ordered
    ? nodes.ordered_list.create({ ...attrs, loose, start: start === '' ? 1 : start }, items)
    : nodes.bullet_list.create({ ...attrs, loose }, items);
}

function itemOf(item: Tokens.ListItem, depth: number): Node {
  const content = (item.tokens as readonly MarkedToken[]).flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type === 'list') return [listOf(token, {}, depth + 1)];
    const isLine = token.type === 'paragraph' || token.type === 'text';
    if (!isLine || !token.tokens) throw new Unshowable(`${token.type} in a list`);
    return [paragraphOf(token.tokens)];
  });
  const isLine = content[0]?.type === nodes.paragraph;
  return nodes.list_item.create(null, isLine ? content : [nodes.paragraph.create(), ...content]);
}

function tableOf({ header, rows }: Tokens.Table, attrs: Attrs): Node {
  const rowOf = (cells: readonly Tokens.TableCell[], type: typeof nodes.table_cell) =>
    nodes.table_row.create(
      null,
      cells.map(({ align, tokens }) => type.create({ align }, readInline(tokens))),
    );
  return nodes.table.create(attrs, [
    rowOf(header, nodes.table_header),
    ...rows.map((row) => rowOf(row, nodes.table_cell)),
  ]);
}

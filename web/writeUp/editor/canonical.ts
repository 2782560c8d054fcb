import { Fragment, type Node } from 'prosemirror-model';
import { canonicalInline } from './inline.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/**
 * @returns the block's canonical form, equal for all blocks that parse the same: without empty parts or attributes that
 *   only the editor uses. Undefined if nothing is left.
 */
export function canonical(block: Node): Node | undefined {
  switch (block.type) {
    case nodes.paragraph:
    case nodes.heading:
      return canonicalLine(block);
    case nodes.blockquote: {
      const lines = childrenOf(block).flatMap((line) => canonical(line) ?? []);
      return lines.length > 0 ? nodes.blockquote.create(null, lines) : undefined;
    }
    case nodes.bullet_list:
    case nodes.ordered_list:
      return canonicalList(block);
    case nodes.table:
      return canonicalTable(block);
    case nodes.horizontal_rule:
      return nodes.horizontal_rule.create();
    default:
      return block.type.create({ ...block.attrs, source: null });
  }
}

/** @returns the child nodes as an array. */
export function childrenOf(node: Node): readonly Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index));
}

function canonicalLine(line: Node): Node | undefined {
  const content = canonicalInline(childrenOf(line));
  const [only] = content;
  if (!only) return undefined;
  if (line.type === nodes.heading) {
    return nodes.heading.create({ level: line.attrs.level }, content);
  }
  const isTable = content.length === 1 && only.type === nodes.figure && only.attrs.kind === 't';
  if (isTable && only.marks.length === 0) return nodes.figure_table.create({ id: only.attrs.id });
  return nodes.paragraph.create(null, content);
}

function canonicalList(list: Node): Node | undefined {
  const items = childrenOf(list).flatMap((item) => {
    const content = childrenOf(item).flatMap((one) => lineInItem(canonical(one)) ?? []);
    if (content.length === 0) return [];
    const isLine = content[0]?.type === nodes.paragraph;
    return [
      nodes.list_item.create(null, isLine ? content : [nodes.paragraph.create(), ...content]),
    ];
  });
  if (items.length === 0) return undefined;
  const linesIn = (item: Node) => childrenOf(item).filter(({ type }) => type === nodes.paragraph);
  const mustBe = items.some((item) => linesIn(item).length > 1);
  const mayBe = items.length > 1 || items.some((item) => item.childCount > 1);
  const loose = mustBe || (mayBe && list.attrs.loose === true);
  const { start } = list.attrs;
  return list.type === nodes.ordered_list
    ? nodes.ordered_list.create({ loose, start }, items)
    : nodes.bullet_list.create({ loose }, items);
}

/** In a list, a forecast table can only be a figure within a line. */
function lineInItem(block: Node | undefined): Node | undefined {
  if (block?.type !== nodes.figure_table) return block;
  return nodes.paragraph.create(null, nodes.figure.create({ kind: 't', id: block.attrs.id }));
}

function canonicalTable(table: Node): Node | undefined {
  const rows = childrenOf(table);
  const width = Math.max(...rows.map(({ childCount }) => childCount));
  if (width === 0) return undefined;
  return nodes.table.create(
    null,
    rows.map((row, index) => {
      const type = index === 0 ? nodes.table_header : nodes.table_cell;
      const cells = Array.from({ length: width }, (_, column) => {
        const align = rows[0]?.maybeChild(column)?.attrs.align ?? null;
        const cell = row.maybeChild(column);
        return type.create({ align }, cell ? canonicalInline(childrenOf(cell)) : Fragment.empty);
      });
      return nodes.table_row.create(null, cells);
    }),
  );
}

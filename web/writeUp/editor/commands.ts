import { setBlockType, toggleMark } from 'prosemirror-commands';
import { redoDepth, undoDepth } from 'prosemirror-history';
import type { Mark, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { addRowAfter, deleteRow, isInTable, selectedRect } from 'prosemirror-tables';
import { deepestList } from './blocks.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The heading levels in the toolbar; other levels in a text are kept. */
export type HeadingLevel = 2 | 3;

export const toggleBold = toggleMark(marks.strong);
export const toggleItalic = toggleMark(marks.em);

/** Turns the block into a heading of this level, or back into a paragraph if it already is one. */
export function toggleHeading(level: HeadingLevel): Command {
  return (state, dispatch) => {
    const isOne = headingOf(state) === level;
    const command = isOne ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });
    return command(state, dispatch);
  };
}

function headingOf({ selection }: EditorState): unknown {
  const { parent } = selection.$from;
  return parent.type === nodes.heading ? parent.attrs.level : undefined;
}

/** Creates a list or changes the type of the list at the cursor. If it already has this type, lifts the item out. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.list.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const { loose } = around.list.attrs;
    dispatch?.(state.tr.setNodeMarkup(around.at, type, { loose }));
    return true;
  };
}

function listAround({ selection }: EditorState): { list: Node; at: number } | undefined {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const list = $from.node(depth);
    if (list.type === nodes.bullet_list || list.type === nodes.ordered_list) {
      return { list, at: $from.before(depth) };
    }
  }
  return undefined;
}

/** Indents a list item, up to the deepest level that the editor can show. */
export const indent: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const lists = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).filter(
    ({ type }) => type === nodes.list_item,
  );
  return lists.length <= deepestList && sinkListItem(nodes.list_item)(state, dispatch);
};

/** Inserts a hard break in a paragraph. Elsewhere, changes nothing, but still handles the key. */
export const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.paragraph) {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  }
  return true;
};

/** Ignores Enter in a table, because a cell holds one line. */
export const stayInCell: Command = (state) => isInTable(state);

export const addRow: Command = (state, dispatch) => addRowAfter(state, dispatch);

/** Deletes the selected rows, unless they include the first one, which is the header. */
export const removeRow: Command = (state, dispatch) => {
  if (!isInTable(state) || selectedRect(state).top === 0) return false;
  return deleteRow(state, dispatch);
};

/** @returns the first link at the cursor or in the selection. */
function linkAt({ selection, doc }: EditorState): Mark | undefined {
  const { from, to, empty, $from } = selection;
  const own = (list: readonly Mark[]) => list.find(({ type }) => type === marks.link);
  if (empty) return own($from.marks()) ?? own($from.nodeAfter?.marks ?? []);
  let found: Mark | undefined;
  doc.nodesBetween(from, to, (node) => {
    found ??= own(node.marks);
  });
  return found;
}

/** Sets the URL of the selection or of the link at the cursor; undefined removes the link. */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to } = linkedRange(state);
    if (from === to) return false;
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href !== undefined) tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** @returns the selection, or the entire link around the cursor if nothing is selected. */
function linkedRange(state: EditorState): { readonly from: number; readonly to: number } {
  const { from, to, empty, $from } = state.selection;
  const link = linkAt(state);
  if (!empty || !link) return { from, to };
  let at = $from.start();
  let range = { from, to };
  let start: number | undefined;
  $from.parent.forEach((node) => {
    const isIn = link.isInSet(node.marks);
    if (isIn) start ??= at;
    if (isIn && start !== undefined && start <= from && from <= at + node.nodeSize) {
      range = { from: start, to: at + node.nodeSize };
    }
    if (!isIn) start = undefined;
    at += node.nodeSize;
  });
  return range;
}

/** The toolbar's state at the cursor or selection. */
export interface Situation {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly heading: unknown;
  readonly list: 'bullet_list' | 'ordered_list' | undefined;
  readonly link: string | undefined;
  readonly canLink: boolean;
  readonly inTable: boolean;
  readonly canRemoveRow: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function situationOf(state: EditorState): Situation {
  const list = listAround(state)?.list.type;
  const link = linkAt(state);
  return {
    bold: hasMark(state, 'strong'),
    italic: hasMark(state, 'em'),
    heading: headingOf(state),
    list: list === nodes.bullet_list ? 'bullet_list' : list ? 'ordered_list' : undefined,
    link: link ? String(link.attrs.href) : undefined,
    canLink: link !== undefined || !state.selection.empty,
    inTable: isInTable(state),
    canRemoveRow: removeRow(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

function hasMark(state: EditorState, name: 'strong' | 'em'): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

import { isBlank } from '@elan/domain/text';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import { isReadable } from '@elan/domain/writeUp/lex';
import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Slice } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import {
  type Command,
  EditorState,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { createStore, type Store } from '../../lib/store.ts';
import {
  breakLine,
  indent,
  type Situation,
  situationOf,
  stayInCell,
  toggleBold,
  toggleItalic,
} from './commands.ts';
import { openText } from './document.ts';
import { placeholderOf, placeholderText } from './figures.ts';
import { createNodeViews, type Describe } from './nodeViews.ts';
import { cleaned, clipboardParser, sliceOfText, withoutStyles } from './paste.ts';
import { type PastedText, readPastedText } from './pastedText.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Why a change is not saved: the text would be too long or blank, or a paragraph would take too long to parse. */
export type Problem = 'tooLong' | 'paragraphTooLong' | 'blank';

interface EditorInput {
  readonly place: HTMLElement;
  /** Markdown. */
  readonly text: string;
  /** HTML attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly lockedTitle: string;
  readonly describe: Describe;
  /** Called with the new Markdown after a change, unless there is a problem. */
  readonly onChange: (text: string) => void;
  readonly onProblem: (problem: Problem | undefined) => void;
  readonly onDone: () => void;
  readonly onLink: () => void;
}

export interface TextEditor {
  readonly view: EditorView;
  readonly situation: Store<Situation>;
  readonly run: (command: Command) => void;
  /** Reports pending changes immediately instead of after the next frame. */
  readonly flush: () => void;
  /** Reports pending changes. Then, if the text differs, replaces it and clears the undo history. */
  readonly show: (text: () => string) => void;
  readonly refreshFigures: () => void;
}

/** If the clipboard's HTML is longer than this, its plain text is pasted instead. */
const longestHtml = 4_000_000;

export function createTextEditor(input: EditorInput): TextEditor {
  let opened = openText(input.text);
  let text = input.text;
  /** Set while Markdown is being pasted, from parsing the clipboard until `handlePaste`. */
  let markdown: Required<PastedText> | undefined;
  const { views, refresh } = createNodeViews(input.describe, input.lockedTitle);
  const view = new EditorView(input.place, {
    state: stateOf(opened.doc, input),
    attributes: { ...input.attributes },
    nodeViews: views,
    scrollMargin: { top: 140, bottom: 120, left: 5, right: 5 },
    scrollThreshold: { top: 130, bottom: 110, left: 0, right: 0 },
    clipboardParser,
    transformPastedHTML: withoutStyles,
    clipboardTextParser: (pasted, _context, isPlain) => {
      const read = isPlain ? undefined : readPastedText(pasted);
      markdown = read?.asWords && { slice: read.slice, asWords: read.asWords };
      return read?.slice ?? sliceOfText(pasted);
    },
    clipboardTextSerializer: ({ content }) =>
      content.textBetween(0, content.size, '\n\n', leafText),
    transformPasted: (slice, { state }) => cleaned(slice, state),
    handlePaste: (_, event) => {
      const pasted = markdown;
      markdown = undefined;
      return refusesPaste(event) || (pasted !== undefined && pasteMarkdown(pasted));
    },
    // Otherwise the browser would open a dropped file in place of the page.
    handleDrop: (_, event) => {
      markdown = undefined;
      const isFile = (event.dataTransfer?.files.length ?? 0) > 0;
      if (isFile) event.preventDefault();
      return isFile;
    },
    dispatchTransaction(transaction) {
      const next = view.state.apply(transaction);
      const growth = next.doc.content.size - view.state.doc.content.size;
      const isLong = next.selection.$from.parent.content.size > longParagraph;
      if (growth > longestTyped || isLong || text.length > longText) {
        const problem = problemOf(opened.textOf(next.doc), text);
        if (isRefusal(problem)) {
          input.onProblem(problem);
          return;
        }
      }
      view.updateState(next);
      report.later();
    },
  });
  const situation = createStore(situationOf(view.state));
  let reported = view.state;
  const report = afterFrame(() => {
    if (view.state.doc !== reported.doc) {
      const changed = opened.textOf(view.state.doc);
      const problem = problemOf(changed, text);
      input.onProblem(problem);
      if (problem === undefined && changed !== text) {
        text = changed;
        input.onChange(changed);
      }
    }
    reported = view.state;
    follow();
  });

  function follow(): void {
    const now = situationOf(view.state);
    if (JSON.stringify(now) !== JSON.stringify(situation.read())) situation.set(now);
  }

  function refusesPaste({ clipboardData }: ClipboardEvent): boolean {
    const plain = clipboardData?.getData('text/plain') ?? '';
    const html = clipboardData?.getData('text/html') ?? '';
    if (plain.length > maxWriteUpLength) {
      input.onProblem('tooLong');
      return true;
    }
    if (html.length > longestHtml) {
      view.dispatch(view.state.tr.replaceSelection(cleaned(sliceOfText(plain), view.state)));
      return true;
    }
    return false;
  }

  /**
   * Pastes the plain text first and then replaces it with the formatted blocks, so that Undo restores the plain
   * text.
   * @returns false if ProseMirror should handle the paste instead.
   */
  function pasteMarkdown({ slice: read, asWords }: Required<PastedText>): boolean {
    const slice = cleaned(read, view.state);
    // Left to prosemirror-tables, which pastes into the cells of an existing table.
    if (slice.content.firstChild?.type === nodes.table) return false;
    const pasted = (transaction: Transaction) =>
      transaction.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste');
    const { selection, doc } = view.state;
    const start = closeHistory(view.state.tr).replaceSelection(cleaned(asWords, view.state));
    const [from, to] = [start.mapping.map(selection.from, -1), start.mapping.map(selection.to, 1)];
    view.dispatch(pasted(start));
    if (view.state.doc.eq(doc)) return true;
    const { tr } = view.state;
    const whole = tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)));
    view.dispatch(pasted(closeHistory(replaceByBlocks(whole, slice))));
    return true;
  }

  return {
    view,
    situation,
    run: (command) => {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    flush: report.now,
    show: (other) => {
      report.now();
      if (other() === text) return;
      text = other();
      opened = openText(text);
      view.updateState(stateOf(opened.doc, input));
      reported = view.state;
      input.onProblem(undefined);
      follow();
    },
    refreshFigures: refresh,
  };
}

/**
 * Replaces the selection. In a top-level paragraph with text, a slice that does not start with a paragraph is inserted
 * before or after that paragraph, or between its halves.
 */
function replaceByBlocks(transaction: Transaction, slice: Slice): Transaction {
  const { $from } = transaction.deleteSelection().selection;
  const { parent, parentOffset, depth } = $from;
  const isInLine = depth === 1 && parent.type === nodes.paragraph && parent.content.size > 0;
  if (slice.openStart > 0 || !isInLine) return transaction.replaceSelection(slice);
  const isInMiddle = parentOffset > 0 && parentOffset < parent.content.size;
  if (isInMiddle) transaction.split($from.pos);
  const inMiddle = isInMiddle ? $from.pos + 1 : $from.after();
  const at = parentOffset === 0 ? $from.before() : inMiddle;
  transaction.insert(at, slice.content);
  const end = transaction.doc.resolve(at + slice.content.size);
  return transaction.setSelection(Selection.near(end, -1));
}

/**
 * Changes are checked before they are shown if they insert more than a keystroke could, or if the text or paragraph is
 * already long.
 */
const longestTyped = 40;
const longText = 0.9 * maxWriteUpLength;
const longParagraph = 5_000;

function isRefusal(problem: Problem | undefined): boolean {
  return problem === 'tooLong' || problem === 'paragraphTooLong';
}

/** Runs `act` once after the next frame, so that a typed letter appears before the work it causes. */
function afterFrame(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  const run = () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    timer = undefined;
    frame = undefined;
    act();
  };
  return {
    later: () => {
      if (timer !== undefined) return;
      // Fallback for pages in the background, which get no animation frames.
      timer = setTimeout(run, longestWaitMs);
      frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(run);
      });
    },
    now: () => {
      if (timer !== undefined) run();
    },
  };
}

const longestWaitMs = 100;

/** @returns the problem of a changed text. A text that is already too long may still be shortened. */
function problemOf(text: string, before: string): Problem | undefined {
  if (text.length > maxWriteUpLength && text.length > before.length) return 'tooLong';
  if (!isReadable(text) && isReadable(before)) return 'paragraphTooLong';
  return isBlank(text) ? 'blank' : undefined;
}

function leafText(leaf: Node): string {
  const { type, attrs } = leaf;
  if (type === nodes.hard_break) return '\n';
  if (type === nodes.locked) return String(attrs.markdown);
  const kind = type === nodes.figure_table ? 't' : attrs.kind;
  const placeholder = placeholderOf(kind, attrs.id);
  return placeholder ? placeholderText(placeholder) : '';
}

function stateOf(doc: Node, { onDone, onLink }: EditorInput): EditorState {
  const always =
    (act: () => void): Command =>
    () => {
      act();
      return true;
    };
  return EditorState.create({
    doc,
    selection: Selection.atStart(doc),
    plugins: [
      keymap({
        Escape: always(onDone),
        'Mod-b': toggleBold,
        'Mod-i': toggleItalic,
        'Mod-k': always(onLink),
        'Mod-z': undo,
        'Shift-Mod-z': redo,
        'Mod-y': redo,
        Enter: chainCommands(stayInCell, splitListItem(nodes.list_item)),
        'Shift-Enter': breakLine,
        Tab: chainCommands(goToNextCell(1), indent),
        'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
      }),
      keymap(baseKeymap),
      history(),
      gapCursor(),
      tableEditing(),
    ],
  });
}

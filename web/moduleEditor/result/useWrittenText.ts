import { isTextEdited } from '@elan/domain/project/editedText';
import type { ModuleContent, WriteUpEnding } from '@elan/domain/project/moduleEntry';
import { isBlank } from '@elan/domain/text';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { constantStore, type Store, useStoreValue } from '../../lib/store.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** What the text of a module needs of its editor. */
export type TextEditor = Pick<
  ModuleEditor,
  'content' | 'generation' | 'form' | 'mayWrite' | 'saving'
>;

/** The text of a module: what is shown of it, and whether it is being edited in its place. */
export interface WrittenText {
  /** As stored; of a late result where one is offered. */
  readonly text: string | undefined;
  readonly ending: WriteUpEnding | undefined;
  readonly isWriting: boolean;
  readonly isLate: boolean;
  readonly isEdited: boolean;
  /** What is on the page: as it is written, or with the person's changes that are not saved yet. */
  readonly shown: Store<string> | undefined;
  /** It holds changes that are not saved yet. */
  readonly isUnsaved: boolean;
  readonly mayEdit: boolean;
  readonly isEditing: boolean;
  readonly edit: () => void;
  readonly finish: () => void;
  /** The button that opens the editor, which takes the focus when it closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The text of a module and how it ended: a write-up, or the analysis of a journal. */
function textOf(content: ModuleContent | undefined) {
  const text = content?.aiResponse ?? content?.aiAnalysis;
  const ending = content?.aiResponseEnding ?? content?.aiAnalysisEnding;
  return { text: isBlank(text) ? undefined : text, ending };
}

/** @returns the text where it was edited and is not on the server yet. */
function unsavedText({ values, base }: FormState): string | undefined {
  return values.writeUp === base.values.writeUp ? undefined : values.writeUp;
}
const nothing = () => undefined;

/** @returns the text of a module, for the bar above it and the region that shows it. */
export function useWrittenText(editor: TextEditor): WrittenText {
  const { state, lateResult, isRunning } = editor.generation;
  const isWriting = state.phase === 'running' && state.isWriting;
  const isEdited = isTextEdited(editor.content);
  const isLate = !isEdited && lateResult.content !== undefined;
  const { text, ending } = textOf(isLate ? lateResult.content : editor.content);
  const mayEdit = !isRunning && !isLate && text !== undefined && editor.mayWrite.allowed;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isEditing = isOpen && mayEdit;
  // A generation closes it; it does not come back by itself.
  useEffect(() => {
    if (!mayEdit) setOpen(false);
  }, [mayEdit]);
  // While it is edited, no key renders the page.
  const unsaved = useStoreValue(
    editor.form.formState,
    isEditing || !mayEdit ? nothing : unsavedText,
  );
  const kept = unsaved ?? text;
  const saved = useMemo(() => (kept === undefined ? undefined : constantStore(kept)), [kept]);
  return {
    text,
    ending,
    isWriting,
    isLate,
    isEdited,
    shown: isWriting ? state.text : saved,
    isUnsaved: unsaved !== undefined,
    mayEdit,
    isEditing,
    edit: () => setOpen(true),
    finish: () => {
      flushSync(() => setOpen(false));
      opener.current?.focus();
      editor.saving.storeText();
    },
    opener,
  };
}

import { isTextEdited } from '@elan/domain/project/editedText';
import type { ModuleContent, WriteUpEnding } from '@elan/domain/project/moduleEntry';
import { isBlank } from '@elan/domain/text';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { constantStore, type Store, useStoreValue } from '../../lib/store.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

export type TextEditor = Pick<
  ModuleEditor,
  'content' | 'generation' | 'form' | 'mayWrite' | 'saving'
>;

/** A module's text as displayed, and whether it is being edited. */
export interface WrittenText {
  /** The stored text, or that of an offered late result unless the user has edited the stored text. */
  readonly text: string | undefined;
  readonly ending: WriteUpEnding | undefined;
  readonly isWriting: boolean;
  readonly isLate: boolean;
  readonly isEdited: boolean;
  /** The text to display: as generated so far, or else `text` with the user's unsaved changes. */
  readonly shown: Store<string> | undefined;
  /** Whether the displayed text contains unsaved changes; always false while it is edited. */
  readonly isUnsaved: boolean;
  readonly mayEdit: boolean;
  readonly isEditing: boolean;
  readonly edit: () => void;
  readonly finish: () => void;
  /** The button that opens the editor, and receives the focus when the editor closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** @returns the module's text and how it ended, for a write-up or the analysis of a journal. */
function textOf(content: ModuleContent | undefined) {
  const text = content?.aiResponse ?? content?.aiAnalysis;
  const ending = content?.aiResponseEnding ?? content?.aiAnalysisEnding;
  return { text: isBlank(text) ? undefined : text, ending };
}

/** @returns the edited text if it is not saved yet. */
function unsavedText({ values, base }: FormState): string | undefined {
  return values.writeUp === base.values.writeUp ? undefined : values.writeUp;
}
const nothing = () => undefined;

/** @returns the module's text, for both the bar above it and the region that shows it. */
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
  // Whatever prevents editing, such as a generation, closes the editor, which stays closed afterwards.
  useEffect(() => {
    if (!mayEdit) setOpen(false);
  }, [mayEdit]);
  // During editing, a keystroke must not render the page.
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

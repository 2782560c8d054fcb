import { useEffect, useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { announceSessionEnd } from '../../lib/sessionEnd.ts';
import { useStoreValue } from '../../lib/store.ts';
import { SessionOverNotice } from '../../session/SessionOverNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Toast, useToast } from '../../ui/Toasts.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** Warnings about the draft, near the Save button. All but `otherTab` also appear as toasts. */
export function DraftNotices({ form, saving }: Pick<ModuleEditor, 'form' | 'saving'>) {
  const { common, moduleScreen } = useCopy();
  const { draft, hasConflict, isUnsaved } = form;
  const { draftRefused } = common;
  const { otherTab, moved, sessionOver } = moduleScreen;
  const isRefused = draft.refused && isUnsaved;
  useToastOnce(isRefused, { tone: 'danger', text: draftRefused.title });
  useToastOnce(hasConflict, { text: moved.title });
  const isSignedOut = useStoreValue(saving.autosave, (now) => now === 'signedOut');
  useToastOnce(isSignedOut, {
    text: sessionOver.title,
    action: { label: sessionOver.signIn, run: announceSessionEnd },
  });
  return (
    <>
      {isSignedOut ? <SessionOverNotice /> : null}
      {isRefused ? (
        <Notice tone="danger" title={draftRefused.title}>
          {draftRefused.text}
        </Notice>
      ) : null}
      {hasConflict ? (
        <Notice
          tone="warn"
          title={moved.title}
          action={<Button onClick={saving.compare}>{moved.compare}</Button>}
        >
          {moved.text}
        </Notice>
      ) : null}
      {draft.otherTab && !hasConflict ? (
        <Notice tone="warn" title={otherTab.title} announce>
          {otherTab.text}
        </Notice>
      ) : null}
    </>
  );
}

function useToastOnce(isSo: boolean, message: Toast): void {
  const toast = useToast();
  const shown = useRef(false);
  useEffect(() => {
    if (isSo && !shown.current) toast(message);
    shown.current = isSo;
  });
}

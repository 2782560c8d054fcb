import { useEffect, useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { ModuleForm } from '../state/useModuleForm.ts';

interface DraftNoticesProps {
  readonly form: ModuleForm;
  /** The two versions are shown for comparison already. */
  readonly isCompared: boolean;
  readonly onCompare: () => void;
}

/**
 * What a person must know about their draft before they rely on it. Shown beside Save; a toast informs those who
 * are further up the page.
 */
export function DraftNotices({ form, isCompared, onCompare }: DraftNoticesProps) {
  const { moduleScreen } = useCopy();
  const { draft, hasMoved, isUnsaved } = form;
  const { draftRefused, otherTab, moved } = moduleScreen;
  const isRefused = draft.refused && isUnsaved;
  useToastOnce(isRefused, draftRefused.title);
  useToastOnce(hasMoved && !isCompared, moved.title);
  return (
    <>
      {isRefused ? (
        <Notice tone="danger" title={draftRefused.title}>
          {draftRefused.text}
        </Notice>
      ) : null}
      {hasMoved ? (
        <Notice
          tone="warn"
          title={moved.title}
          action={<Button onClick={onCompare}>{moved.compare}</Button>}
        >
          {moved.text}
        </Notice>
      ) : null}
      {draft.otherTab && !hasMoved ? (
        <Notice tone="warn" title={otherTab.title} announce>
          {otherTab.text}
        </Notice>
      ) : null}
    </>
  );
}

function useToastOnce(isSo: boolean, text: string): void {
  const toast = useToast();
  const shown = useRef(false);
  useEffect(() => {
    if (isSo && !shown.current) toast({ tone: 'danger', text });
    shown.current = isSo;
  }, [isSo, text, toast]);
}

import { lazy, Suspense, useMemo, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { Store } from '../../lib/store.ts';
import { ErrorBoundary } from '../../parts/ErrorBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

const loadEditor = async () => ({
  default: (await import('../../writeUp/editor/WriteUpEditor.tsx')).WriteUpEditor,
});

interface OpenEditorProps {
  readonly editor: Pick<ModuleEditor, 'form'>;
  readonly onDone: () => void;
}

/** The editor that replaces the displayed text. Loaded on demand, with a retry button if loading fails. */
export function OpenEditor({ editor, onDone }: OpenEditorProps) {
  const { editing } = useCopy().moduleScreen;
  const { formState } = editor.form;
  const [{ attempt, Editor }, setLoading] = useState(() => ({
    attempt: 0,
    Editor: lazy(loadEditor),
  }));
  const text = useMemo<Store<string>>(
    () => ({ read: () => formState.read().values.writeUp ?? '', subscribe: formState.subscribe }),
    [formState],
  );
  return (
    <ErrorBoundary
      key={attempt}
      message={
        <Notice
          tone="danger"
          announce
          action={
            <>
              <Button
                onClick={() => setLoading({ attempt: attempt + 1, Editor: lazy(loadEditor) })}
              >
                {editing.retry}
              </Button>
              <Button variant="quiet" onClick={onDone}>
                {editing.done}
              </Button>
            </>
          }
        >
          {editing.loadFailed}
        </Notice>
      }
    >
      <Suspense
        fallback={
          <div role="status" aria-label={editing.loading}>
            <Skeleton className="h-64" />
          </div>
        }
      >
        <Editor
          text={text}
          onChange={(writeUp) => editor.form.write((values) => ({ ...values, writeUp }))}
          onDone={onDone}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

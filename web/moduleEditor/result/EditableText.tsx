import { Pencil } from 'lucide-react';
import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '../../copy/copy.ts';
import { constantStore, type Store, useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { CopyButton } from './CopyButton.tsx';

const loadEditor = async () => ({
  default: (await import('../../writeUp/editor/WriteUpEditor.tsx')).WriteUpEditor,
});

export type TextEditing = Pick<ModuleEditor, 'form' | 'mayWrite' | 'saving'>;

interface EditableTextProps {
  readonly editor: TextEditing;
  /** The text that is shown, as stored. */
  readonly store: Store<string>;
  /** It is still being written. */
  readonly isGrowing: boolean;
  /** It is the module's own, and may be edited. */
  readonly canEdit: boolean;
  /** The text to read. */
  readonly children: (store: Store<string>) => ReactNode;
}

/** @returns the text where it was edited and is not on the server yet. */
function unsavedText({ values, base }: FormState): string | undefined {
  return values.writeUp === base.values.writeUp ? undefined : values.writeUp;
}
const nothing = () => undefined;

/** A text to read, which the person can copy, and edit in its place. */
export function EditableText(props: EditableTextProps) {
  const { editor, store, isGrowing, canEdit, children } = props;
  const { editing } = useCopy().moduleScreen;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const mayEdit = canEdit && editor.mayWrite.allowed;
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
  const shown = useMemo(
    () => (unsaved === undefined ? store : constantStore(unsaved)),
    [unsaved, store],
  );

  function finish() {
    flushSync(() => setOpen(false));
    opener.current?.focus();
    editor.saving.storeText();
  }

  if (isEditing) return <OpenEditor editor={editor} onDone={finish} />;
  return (
    <>
      <div className="mb-4 -ml-4 flex flex-wrap gap-x-2 empty:hidden print:hidden">
        {mayEdit ? (
          <Button
            ref={opener}
            data-edits-text=""
            variant="quiet"
            icon={<Pencil aria-hidden size={18} />}
            onClick={() => setOpen(true)}
          >
            {editing.edit}
          </Button>
        ) : null}
        {isGrowing ? null : <CopyButton text={shown} />}
      </div>
      {children(shown)}
    </>
  );
}

/** Loads the editor when it is first asked for. */
function OpenEditor({ editor, onDone }: { editor: TextEditing; onDone: () => void }) {
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
    <NotLoaded
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
    </NotLoaded>
  );
}

interface NotLoadedProps {
  readonly message: ReactNode;
  readonly children: ReactNode;
}

/** Shows a message where the editor could not be loaded. */
class NotLoaded extends Component<NotLoadedProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.message : this.props.children;
  }
}

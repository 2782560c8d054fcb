import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { Store } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { setLink } from './commands.ts';
import { createTextEditor, type Problem, type TextEditor } from './createEditor.ts';
import { LinkForm } from './LinkForm.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDescribe } from './useDescribe.ts';

interface WriteUpEditorProps {
  /** The Markdown to edit; changes saved elsewhere are shown too. */
  readonly text: Store<string>;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
}

/** Rich-text editor for a write-up, which is stored as Markdown. */
export function WriteUpEditor({ text, onChange, onDone }: WriteUpEditorProps) {
  const describe = useDescribe();
  const { editing } = useCopy().moduleScreen;
  const [editor, setEditor] = useState<TextEditor>();
  const [problem, setProblem] = useState<Problem>();
  const [linked, setLinked] = useState<'asking' | 'nothingSelected'>();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  /** The current problem, readable before the next render. */
  const problemNow = useRef<Problem>(undefined);

  /** Closes the editor, unless the text is blank: then the problem is shown and the editor stays open. */
  const finish = () => {
    editor?.flush();
    if (problemNow.current !== 'blank') onDone();
  };
  const askForLink = (now: TextEditor | undefined) =>
    setLinked(now?.situation.read().canLink ? 'asking' : 'nothingSelected');
  const latest = useRef({ describe, onChange, finish, askForLink });
  latest.current = { describe, onChange, finish, askForLink };

  const words = useRef(editing);
  useEffect(() => {
    if (!field.current) return;
    const made = createTextEditor({
      place: field.current,
      text: text.read(),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.current.field,
        'aria-describedby': `${id}-hint ${id}-problem`,
        class: 'editor-text',
        'data-edits-text': '',
      },
      lockedTitle: words.current.locked,
      describe: (placeholder) => latest.current.describe(placeholder),
      onChange: (changed) => latest.current.onChange(changed),
      onProblem: (found) => {
        problemNow.current = found;
        setProblem(found);
      },
      onDone: () => latest.current.finish(),
      onLink: () => latest.current.askForLink(made),
    });
    setEditor(made);
    made.view.focus();
    const unfollow = text.subscribe(() => made.show(text.read));
    const ends = new AbortController();
    // In the capture phase, so that pending changes are reported before other listeners save or send them.
    for (const event of ['pagehide', 'visibilitychange', 'blur']) {
      window.addEventListener(event, made.flush, { capture: true, signal: ends.signal });
    }
    return () => {
      ends.abort();
      made.flush();
      unfollow();
      made.view.destroy();
      setEditor(undefined);
    };
  }, [text, id]);

  // Update the figures when the forecast changes while the text is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another description is what they follow
  useEffect(() => editor?.refreshFigures(), [editor, describe]);
  useEffect(
    () =>
      editor?.situation.subscribe(() =>
        setLinked((now) => (now === 'nothingSelected' ? undefined : now)),
      ),
    [editor],
  );

  return (
    <div className="rounded border border-edge max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
      <div className="sticky top-16 z-10 border-b border-line bg-surface sm:rounded-t short:static">
        <div className="flex items-start sm:gap-2">
          <div className="min-w-0 grow">
            {editor ? <Toolbar editor={editor} onLink={() => askForLink(editor)} /> : null}
          </div>
          <Button variant="primary" className="m-1 shrink-0 max-sm:px-2" onClick={finish}>
            <Check aria-hidden size={20} className="sm:hidden" />
            <span className="max-sm:sr-only">{editing.done}</span>
          </Button>
        </div>
        {editor && linked === 'asking' ? (
          <LinkForm
            link={editor.situation.read().link}
            onLink={(href) => {
              setLinked(undefined);
              editor.run(setLink(href));
            }}
            onCancel={() => {
              setLinked(undefined);
              editor.view.focus();
            }}
          />
        ) : null}
        <div className="px-3 empty:hidden [&>p]:my-2">
          <FieldError
            id={`${id}-problem`}
            error={
              problem
                ? editing.problems[problem]
                : linked === 'nothingSelected'
                  ? editing.linkForm.select
                  : undefined
            }
          />
        </div>
      </div>
      <div ref={field} className="editor-room p-3 sm:p-5" />
      <p id={`${id}-hint`} className="px-3 pb-3 text-sm text-muted sm:px-5">
        {editing.hint}
      </p>
    </div>
  );
}

import type { ModuleContent, WriteUpEnding } from '@elan/domain/project/moduleEntry';
import { isBlank } from '@elan/domain/text';
import { memo, type ReactNode, useMemo } from 'react';
import { constantStore, type Store, useStoreValue } from '../../lib/store.ts';
import { WriteUp } from '../../writeUp/WriteUp.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { GenerationEnding } from './GenerationEnding.tsx';
import { listsSections } from './moduleIntros.ts';
import { NoWriteUpYet } from './NoWriteUpYet.tsx';
import { Result } from './Result.tsx';

/** The text of a module and how it ended: a write-up, or the analysis of a journal. */
function textOf(content: ModuleContent | undefined): {
  readonly text: string | undefined;
  readonly ending: WriteUpEnding | undefined;
} {
  const text = content?.aiResponse ?? content?.aiAnalysis;
  const ending = content?.aiResponseEnding ?? content?.aiAnalysisEnding;
  return { text: isBlank(text) ? undefined : text, ending };
}

interface WriteUpResultProps {
  readonly editor: ModuleEditor;
  /** Shown while there is no text; by default, what the write-up will contain. */
  readonly empty?: ReactNode;
}

/** The write-up: while it is written, once it is complete, or what it will contain. */
export function WriteUpResult({ editor, empty }: WriteUpResultProps) {
  const { definition, decision, generation } = editor;
  const { state, lateResult } = generation;
  const isWriting = state.phase === 'running' && state.isWriting;
  const { text, ending } = textOf(lateResult.content ?? editor.content);
  const formState = useMemo(() => (text === undefined ? undefined : constantStore(text)), [text]);
  const shown = isWriting ? state.text : formState;
  return (
    <Result
      editor={editor}
      isThere={(content) => textOf(content).text !== undefined}
      // The empty state stays in view beside a long questionnaire; a text scrolls with the page.
      className={shown === undefined ? 'xl:sticky xl:top-24' : ''}
    >
      {() =>
        shown === undefined ? (
          (empty ?? (
            <NoWriteUpYet
              definition={definition}
              canGenerate={decision.allowed}
              listed={!listsSections(definition)}
            />
          ))
        ) : (
          <>
            <Text store={shown} writing={isWriting} />
            {isWriting || lateResult.content || text === undefined ? null : (
              <GenerationEnding definition={definition} text={text} ending={ending} />
            )}
          </>
        )
      }
    </Result>
  );
}

/** The same component during and after writing, so that nothing is rendered again at the end. */
const Text = memo(function Text({ store, writing }: { store: Store<string>; writing: boolean }) {
  return <WriteUp text={useStoreValue(store, whole)} writing={writing} />;
});

const whole = (text: string) => text;

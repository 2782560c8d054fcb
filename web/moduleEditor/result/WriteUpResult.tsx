import type { WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { missingSections } from '@elan/domain/questionnaire/sections';
import type { Untraced } from '@elan/domain/tracing/untraced';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { inElement } from '../../ui/inElement.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WriteUp, type WriteUpProps } from '../../writeUp/WriteUp.tsx';
import { TextFeedback } from '../feedback/TextFeedback.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import type { SettlingEditor } from '../untraced/SettleAmount.tsx';
import { UntracedList } from '../untraced/UntracedList.tsx';
import { useUntraced } from '../untraced/useUntraced.ts';
import { listsSections } from './moduleIntros.tsx';
import { OpenEditor } from './OpenEditor.tsx';
import { Result, type ResultEditor } from './Result.tsx';
import type { WrittenText } from './useWrittenText.ts';

interface WriteUpResultProps {
  readonly editor: ResultEditor & SettlingEditor & Pick<ModuleEditor, 'place'>;
  readonly written: WrittenText;
  /** What else there is to look at in the text. */
  readonly checks?: ReactNode;
  /** Shown while there is no text; by default, what the write-up will contain. */
  readonly empty?: ReactNode;
}

/** The write-up: while it is written, once it is complete, or what it will contain. */
export function WriteUpResult({ editor, written, checks, empty }: WriteUpResultProps) {
  const { definition, decision, generation } = editor;
  const { shown, text, ending, isWriting, isLate, isEditing } = written;
  // What is not saved yet has its amounts elsewhere.
  const isTraced = !isWriting && !isLate && !written.isUnsaved && !isEditing;
  const untraced = useUntraced(isTraced ? text : undefined, editor.project);
  // What is said about a text comes after it, and not in the task that ends it.
  const ended = useDeferredValue(isWriting || isLate || written.isEdited ? undefined : text);
  return (
    <Result
      editor={editor}
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
            {isEditing ? (
              <OpenEditor editor={editor} onDone={written.finish} />
            ) : (
              <Text
                store={shown}
                writing={isWriting}
                marked={untraced}
                checks={
                  isWriting ? undefined : (
                    <>
                      <UntracedList
                        untraced={untraced}
                        editor={editor}
                        onGone={() => editor.heading.current?.focus({ preventScroll: true })}
                      />
                      {inElement(checks)}
                    </>
                  )
                }
              />
            )}
            {ended === undefined || ended !== text ? null : (
              <>
                <GenerationEnding definition={definition} text={ended} ending={ending} />
                {generation.isRunning ? null : <TextFeedback place={editor.place} text={ended} />}
              </>
            )}
          </>
        )
      }
    </Result>
  );
}

/** The same component during and after writing, so that nothing is rendered again at the end. */
const Text = memo(function Text({ store, ...rest }: TextProps) {
  return <WriteUp text={useStoreValue(store, whole)} {...rest} />;
});

interface TextProps extends Pick<WriteUpProps, 'checks'> {
  readonly store: Store<string>;
  readonly writing: boolean;
  readonly marked: readonly Untraced[];
}

const whole = (text: string) => text;

interface NoWriteUpYetProps {
  readonly definition: ModuleDefinition;
  readonly canGenerate: boolean;
  /** Whether to list the sections here; false where the page does already. */
  readonly listed: boolean;
}

/** What the write-up will contain, and what to do next to get it. */
function NoWriteUpYet({ definition, canGenerate, listed }: NoWriteUpYetProps) {
  const { empty } = useCopy().moduleScreen;
  const { language } = useLanguage();
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{empty.title}</p>
      <p className="mt-1 text-muted">{canGenerate ? empty.whenReady : empty.whenMissing}</p>
      {listed ? (
        <>
          <p className="mt-4 text-sm text-muted">{empty.sections}</p>
          <ol className="mt-2 list-decimal space-y-2 pl-6 marker:text-muted">
            {definition.sections.map((section) => (
              <li key={section.id} className="pl-1">
                {section.title[language]}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}

interface GenerationEndingProps {
  readonly definition: ModuleDefinition;
  readonly text: string;
  readonly ending: WriteUpEnding | undefined;
}

/** Below an incomplete text: stopped, cut off, or without some of its sections. */
function GenerationEnding({ definition, text, ending }: GenerationEndingProps) {
  const { endedStopped, endedCut, partsMissing } = useCopy().moduleScreen;
  const { language } = useLanguage();
  const missing = useMemo(() => missingSections(definition, text), [definition, text]);
  if (ending === 'stopped') return <EndingNotice>{endedStopped}</EndingNotice>;
  if (ending === 'cut') return <EndingNotice>{endedCut}</EndingNotice>;
  if (missing.length === 0) return null;
  return (
    <EndingNotice>
      {partsMissing(missing.map(({ title }) => title[language]).join(', '))}
    </EndingNotice>
  );
}

function EndingNotice({ children }: { children: string }) {
  return (
    <Notice tone="warn" className="mt-6">
      {children}
    </Notice>
  );
}

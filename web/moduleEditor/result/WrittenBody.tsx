import type { WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { missingSections } from '@elan/domain/questionnaire/sections';
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
import { type Untraced, useUntraced } from '../untraced/useUntraced.ts';
import { OpenEditor } from './OpenEditor.tsx';
import type { WrittenText } from './useWrittenText.ts';

export type BodyEditor = SettlingEditor & Pick<ModuleEditor, 'place' | 'generation' | 'heading'>;

interface WrittenBodyProps {
  readonly editor: BodyEditor;
  readonly written: WrittenText;
  /** The displayed text. */
  readonly shown: Store<string>;
  /** Further checks, shown beside or above the text. */
  readonly checks: ReactNode;
}

/** A text or its editor, with the notices about the text. */
export function WrittenBody({ editor, written, shown, checks }: WrittenBodyProps) {
  const { definition, generation } = editor;
  const { text, ending, isWriting, isLate, isEditing } = written;
  // The saved positions of the amounts do not match an unsaved text.
  const isTraced = !isWriting && !isLate && !written.isUnsaved && !isEditing;
  const untraced = useUntraced(isTraced ? text : undefined, editor.place);
  // The notices are rendered after the text, not in the task that completes it.
  const ended = useDeferredValue(isWriting || isLate || written.isEdited ? undefined : text);
  return (
    <>
      {isEditing ? (
        <OpenEditor editor={editor} onDone={written.finish} />
      ) : (
        <Text
          store={shown}
          writing={isWriting}
          marked={untraced.listed}
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
  );
}

/** Used both during and after writing, so that the text is not remounted at the end. */
const Text = memo(function Text({ store, ...rest }: TextProps) {
  return <WriteUp text={useStoreValue(store, whole)} {...rest} />;
});

interface TextProps extends Pick<WriteUpProps, 'checks'> {
  readonly store: Store<string>;
  readonly writing: boolean;
  readonly marked: readonly Untraced[];
}

const whole = (text: string) => text;

interface GenerationEndingProps {
  readonly definition: ModuleDefinition;
  readonly text: string;
  readonly ending: WriteUpEnding | undefined;
}

/** The notice below an incomplete text: it was stopped, cut off or lacks sections. */
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

import { isTextEdited } from '@elan/domain/project/editedText';
import { hasResult, type ModuleContent } from '@elan/domain/project/moduleEntry';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { GenerationFailure } from './GenerationFailure.tsx';
import { LateResultNotice } from './LateResultNotice.tsx';
import { type StaleEditor, StaleNotice } from './StaleNotice.tsx';
import { StopButton, WritingProgress } from './WritingProgress.tsx';

export type ResultEditor = Pick<
  ModuleEditor,
  'definition' | 'content' | 'generation' | 'heading' | 'retry'
> &
  StaleEditor;

interface ResultProps {
  readonly editor: ResultEditor;
  /** Receives the late result, or the module's own if there is none or if the user has edited the text. */
  readonly children: (content: ModuleContent | undefined) => ReactNode;
  readonly className?: string;
}

/** The region of a result: its progress or failure, a late result, changes since it was written, and its content. */
export function Result({ editor, children, className = '' }: ResultProps) {
  const { moduleScreen } = useCopy();
  const { definition, generation, content, heading } = editor;
  const titleId = useId();
  const { state, lateResult, isRunning } = generation;
  const isWritten = hasResult(definition.kind, content);
  // Comparing all answers is slow, so it does not run in the task that completes the text.
  const mayBeStale = useDeferredValue(!isRunning && lateResult.content === undefined);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <section
      aria-labelledby={titleId}
      data-result={isWritten || undefined}
      className={`isolate min-w-0 rounded border border-line bg-surface p-3 sm:p-7 print:border-0 print:p-0 ${className}`}
    >
      <header
        className={`flex flex-wrap items-center gap-x-2 gap-y-2 bg-surface sm:min-h-11 sm:gap-x-4 ${isRunning ? 'min-h-11 sticky top-16 z-10 py-1 short:static' : ''}`}
      >
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          // Visually hidden on a phone once there is a result, which must start on the first screen.
          className={`mr-auto scroll-mt-36 text-lg outline-none sm:text-xl ${isWritten && !isRunning ? 'max-sm:sr-only' : ''}`}
        >
          {moduleScreen.results[definition.kind].name}
        </h2>
        {state.phase === 'running' ? (
          <StopButton stop={state.stop} onStop={generation.stop} onGone={focusHeading} />
        ) : null}
      </header>
      {isRunning ? <WritingProgress definition={definition} state={state} /> : null}
      {generation.isAutoFill ? null : (
        <GenerationFailure
          definition={definition}
          generation={generation}
          retry={editor.retry}
          hasEarlier={isWritten}
          onGone={focusHeading}
        />
      )}
      {isWritten &&
      content?.structureEnding === 'stopped' &&
      !isRunning &&
      lateResult.content === undefined ? (
        <Notice className="mt-4">{moduleScreen.keptComplete.stored}</Notice>
      ) : null}
      {lateResult.content === undefined || isRunning ? null : (
        <LateResultNotice
          editor={editor}
          offeredContent={lateResult.content}
          onGone={focusHeading}
        />
      )}
      {mayBeStale && !isRunning ? <StaleNotice editor={editor} onGone={focusHeading} /> : null}
      <div className={isWritten ? 'mt-1 sm:mt-2' : 'mt-4 border-t border-line pt-5'}>
        {/* A text edited by the user stays visible while the late result is offered. */}
        {children(isTextEdited(content) ? content : (lateResult.content ?? content))}
      </div>
    </section>
  );
}

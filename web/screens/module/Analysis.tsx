import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { hasContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { RefreshCw } from 'lucide-react';
import { type RefObject, useId, useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { constantFeed, type TextFeed, useFed } from '../../generation/textFeed.ts';
import type { GenerationState } from '../../generation/useGeneration.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WriteUp } from '../../writeUp/WriteUp.tsx';
import { GenerationFailure } from './GenerationFailure.tsx';
import { NoWriteUpYet } from './NoWriteUpYet.tsx';
import { OfferNotice } from './OfferNotice.tsx';
import { StopButton } from './StopButton.tsx';
import type { useWriteUp } from './useWriteUp.ts';
import { WritingProgress } from './WritingProgress.tsx';

interface AnalysisProps {
  readonly definition: ModuleDefinition;
  readonly entry: ModuleEntry | undefined;
  readonly writeUp: ReturnType<typeof useWriteUp>;
  readonly canGenerate: boolean;
  /** The start of the region, to bring into view when a generation begins. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The write-up: as it is written, as it stands, or what will stand there. */
export function Analysis({ definition, entry, writeUp, canGenerate, heading }: AnalysisProps) {
  const { moduleScreen } = useCopy();
  const titleId = useId();
  const { state, offer } = writeUp;
  const isWriting = state.phase === 'running' && state.isWriting;
  const current = latestOf(entry, state);
  const saved = hasContent(current) ? current?.aiResponse : undefined;
  const text = offer.text ?? saved;
  const feed = useMemo(() => (text === undefined ? undefined : constantFeed(text)), [text]);
  const shown = isWriting ? state.text : feed;
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <section
      aria-labelledby={titleId}
      // What is to come stays in view beside a long questionnaire; a text is read as a page.
      className={`min-w-0 rounded border border-line bg-surface p-4 sm:p-7 ${shown === undefined ? 'xl:sticky xl:top-24' : ''}`}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="mr-auto scroll-mt-20 text-xl outline-none"
        >
          {moduleScreen.analysis}
        </h2>
        {state.phase === 'running' ? (
          <StopButton stop={state.stop} onStop={writeUp.stop} onGone={focusHeading} />
        ) : null}
        {saved === undefined ? null : (
          <Button
            look="quiet"
            aria-label={moduleScreen.regenerate}
            title={moduleScreen.regenerate}
            icon={<RefreshCw aria-hidden size={20} />}
            className="px-3 aria-disabled:text-muted"
            disabled={!canGenerate && !writeUp.isRunning}
            aria-disabled={writeUp.isRunning || undefined}
            onClick={() => {
              if (!writeUp.isRunning) void writeUp.generate();
            }}
          />
        )}
      </header>
      {writeUp.isRunning ? <WritingProgress definition={definition} state={state} /> : null}
      <GenerationFailure
        writeUp={writeUp}
        hasEarlierText={saved !== undefined}
        onGone={focusHeading}
      />
      <OfferNotice offer={offer} />
      <div className="mt-4 border-t border-line pt-5">
        {shown === undefined ? (
          <NoWriteUpYet definition={definition} canGenerate={canGenerate} />
        ) : (
          <Text feed={shown} writing={isWriting} />
        )}
        <Ending ending={isWriting || offer.text ? undefined : current?.aiResponseEnding} />
      </div>
    </section>
  );
}

/** One page for the text while it grows and once it stands, so that nothing on it is drawn anew at the end. */
function Text({ feed, writing }: { feed: TextFeed; writing: boolean }) {
  return <WriteUp text={useFed(feed, whole)} writing={writing} />;
}

const whole = (text: string) => text;

/** What was just written shows before the project that holds it was read again. */
function latestOf(
  entry: ModuleEntry | undefined,
  state: GenerationState,
): Pick<ModuleEntry, 'aiResponse' | 'aiResponseEnding'> | undefined {
  if (state.phase !== 'done' || state.reply.result.superseded) return entry;
  const { lastUpdated, result } = state.reply;
  return (entry?.lastUpdated ?? '') < (lastUpdated ?? '') ? result : entry;
}

function Ending({ ending }: { ending: ModuleEntry['aiResponseEnding'] }) {
  const { endedStopped, endedCut } = useCopy().moduleScreen;
  if (ending !== 'stopped' && ending !== 'cut') return null;
  return (
    <Notice tone="warn" className="mt-6">
      {ending === 'stopped' ? endedStopped : endedCut}
    </Notice>
  );
}

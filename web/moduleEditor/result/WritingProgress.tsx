import { patienceSeconds } from '@elan/domain/generation/limits';
import type { Growing } from '@elan/domain/project/growing';
import { isText, type ModuleDefinition, type ModuleKind } from '@elan/domain/questionnaire/module';
import { useEffect, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { GenerationState } from '../../generation/useGeneration.ts';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';
import { BusyBar, ProgressBar } from '../../ui/ProgressBar.tsx';

interface WritingProgressProps {
  readonly definition: ModuleDefinition;
  readonly state: GenerationState;
}

/**
 * The progress of a generation, in words and, for a text, as a bar of sections. Because it changes often, only
 * thinking, a lost connection and a long silence are announced.
 */
export function WritingProgress({ definition, state }: WritingProgressProps) {
  return (
    <div className="mt-2">
      {state.phase === 'running' ? (
        <Running definition={definition} state={state} />
      ) : (
        <Progress definition={definition} section={undefined} />
      )}
    </div>
  );
}

function Running(props: {
  definition: ModuleDefinition;
  state: Extract<GenerationState, { phase: 'running' }>;
}) {
  const { definition, state } = props;
  const { moduleScreen } = useCopy();
  const { isThinking, isWriting } = state;
  const values = isText(definition.kind) ? state.text : state.growing;
  const isSilent = useStalled(values, !isThinking);
  const section = Math.min(useStoreValue(state.text, sectionsSoFar), definition.sections.length);
  const count = useStoreValue(state.growing, countOf);
  const slow = isSilent && state.stop === 'possible' ? moduleScreen.slow : '';
  const trouble = state.reconnecting ? moduleScreen.reconnecting : slow;
  const thinking = isThinking ? moduleScreen.thinking : undefined;
  if (state.isLooking) return <Elapsed words={trouble || moduleScreen.looking} />;
  return (
    <>
      <Progress
        definition={definition}
        section={isWriting ? section : undefined}
        words={thinking ?? soFar(definition.kind, count, moduleScreen.soFar)}
      />
      <p role="status" className={trouble === '' ? 'sr-only' : 'mt-2 text-sm'}>
        {trouble || thinking}
      </p>
    </>
  );
}

function countOf({ generatedIdeas, personas, score }: Growing): number {
  return (generatedIdeas ?? personas ?? Object.keys(score?.categories ?? {})).length;
}

/** @returns the progress of a structured result in words; undefined before its first part, and for a text. */
function soFar(
  kind: ModuleKind,
  count: number,
  words: Readonly<Record<Exclude<ModuleKind, 'writeUp' | 'journal'>, (count: number) => string>>,
): string | undefined {
  if (count === 0 || kind === 'writeUp' || kind === 'journal') return undefined;
  return words[kind](count);
}

/**
 * @param props.section the number of sections started; undefined before the first word.
 * @param props.words shown instead of the default text.
 */
function Progress({
  definition,
  section,
  words: override,
}: {
  definition: ModuleDefinition;
  section: number | undefined;
  words?: string | undefined;
}) {
  const { moduleScreen } = useCopy();
  const { starting } = moduleScreen.results[definition.kind];
  if (!isText(definition.kind)) return <Elapsed words={override ?? starting} />;
  const all = definition.sections.length;
  const words = override ?? (section === undefined ? starting : moduleScreen.writing(section, all));
  return (
    <>
      <p className="text-sm text-muted">{words}</p>
      <ProgressBar
        label={moduleScreen.progress}
        value={section ?? 0}
        max={all}
        pieces={all}
        valueText={words}
        className="mt-2"
      />
    </>
  );
}

/** The progress of an operation of unknown duration: a description, the elapsed seconds and an indeterminate bar. */
export function Elapsed({ words }: { words: string }) {
  const { moduleScreen } = useCopy();
  const seconds = useSeconds();
  return (
    <>
      <p className="text-sm text-muted">
        <span>{`${words} · `}</span>
        <span aria-hidden>{moduleScreen.elapsed(seconds)}</span>
      </p>
      <BusyBar label={moduleScreen.progress} valueText={words} className="mt-2" />
    </>
  );
}

/** @returns the seconds since the component was mounted. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

const lookEveryMs = 500;

/** @returns true if content is expected but none has arrived for `patienceSeconds`. */
function useStalled(store: Store<unknown>, isExpected: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    setSilent(false);
    if (!isExpected) return;
    let heardAt = performance.now();
    const leave = store.subscribe(() => {
      heardAt = performance.now();
    });
    // Polls, because restarting a timer for each chunk of a fast stream would be costly.
    const timer = setInterval(
      () => setSilent(performance.now() - heardAt >= patienceSeconds * 1_000),
      lookEveryMs,
    );
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [store, isExpected]);
  return isSilent;
}

/** @returns the number of sections (`## ` headings) started in an unfinished text. */
function sectionsSoFar(text: string): number {
  return text.match(/^## +\S/gm)?.length ?? 0;
}

interface StopButtonProps {
  /** Undefined until there is something to stop. */
  readonly stop: 'possible' | 'asked' | 'failed' | undefined;
  readonly onStop: () => void;
  /** Called when the button disappears while focused, to move the focus nearby. */
  readonly onGone: () => void;
}

/** Stops a generation, after the reason why that failed. */
export function StopButton({ stop, onStop, onGone }: StopButtonProps) {
  const { moduleScreen } = useCopy();
  const button = useFocusHandover(onGone);
  const isIdle = stop === undefined || stop === 'asked';
  return (
    <>
      {stop === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {moduleScreen.stopFailed}
        </p>
      ) : null}
      <Button
        ref={button}
        aria-disabled={isIdle || undefined}
        onClick={() => {
          if (!isIdle) onStop();
        }}
      >
        {stop === 'asked' ? moduleScreen.stopping : moduleScreen.stop}
      </Button>
    </>
  );
}

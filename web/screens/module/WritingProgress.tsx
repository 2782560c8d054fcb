import { isText, type ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
import { useFed } from '../../feed.ts';
import type { GenerationState } from '../../generation/useGeneration.ts';
import { useSilence } from '../../generation/useSilence.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { sectionsSoFar } from '../../writeUp/sectionsSoFar.ts';
import { Elapsed } from './Elapsed.tsx';

interface WritingProgressProps {
  readonly definition: ModuleDefinition;
  readonly state: GenerationState;
}

/**
 * How far the write-up is, in words and as a bar of its sections. That is not announced: it changes
 * too often. A lost connection or a long silence is.
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
  const isSilent = useSilence(state.text);
  const section = Math.min(useFed(state.text, sectionsSoFar), definition.sections.length);
  const slow = isSilent && state.stop === 'possible' ? moduleScreen.slow : '';
  const trouble = state.reconnecting ? moduleScreen.reconnecting : slow;
  return (
    <>
      <Progress definition={definition} section={state.isWriting ? section : undefined} />
      <p role="status" className={trouble === '' ? 'sr-only' : 'mt-2 text-sm'}>
        {trouble}
      </p>
    </>
  );
}

/** @param props.section how many were begun; undefined before the first word. */
function Progress({
  definition,
  section,
}: {
  definition: ModuleDefinition;
  section: number | undefined;
}) {
  const { moduleScreen } = useCopy();
  const { starting } = moduleScreen.results[definition.kind];
  if (!isText(definition.kind)) return <Elapsed words={starting} />;
  const all = definition.sections.length;
  const words = section === undefined ? starting : moduleScreen.writing(section, all);
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

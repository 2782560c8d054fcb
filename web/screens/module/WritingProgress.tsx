import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
import { type TextFeed, useFed } from '../../generation/textFeed.ts';
import type { GenerationState } from '../../generation/useGeneration.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { sectionsSoFar } from '../../writeUp/sectionsSoFar.ts';

interface WritingProgressProps {
  readonly definition: ModuleDefinition;
  readonly state: GenerationState;
}

/** How far the write-up is, in words and as a bar of its sections. Not announced: it changes too often. */
export function WritingProgress({ definition, state }: WritingProgressProps) {
  const { moduleScreen } = useCopy();
  if (state.phase !== 'running' || !state.isWriting) {
    return <Progress definition={definition} section={0} words={moduleScreen.starting} />;
  }
  return (
    <SectionProgress
      definition={definition}
      text={state.text}
      words={state.reconnecting ? moduleScreen.reconnecting : undefined}
    />
  );
}

function SectionProgress(props: {
  definition: ModuleDefinition;
  text: TextFeed;
  words: string | undefined;
}) {
  const { moduleScreen } = useCopy();
  const all = props.definition.sections.length;
  const section = Math.min(useFed(props.text, sectionsSoFar), all);
  const words = props.words ?? moduleScreen.writing(section, all);
  return <Progress definition={props.definition} section={section} words={words} />;
}

function Progress(props: { definition: ModuleDefinition; section: number; words: string }) {
  const { moduleScreen } = useCopy();
  const all = props.definition.sections.length;
  return (
    <div className="mt-2">
      <p className="text-sm text-muted">{props.words}</p>
      <ProgressBar
        label={moduleScreen.progress}
        value={props.section}
        max={all}
        pieces={all}
        valueText={props.words}
        className="mt-2"
      />
    </div>
  );
}

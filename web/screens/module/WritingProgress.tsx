import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
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
  const all = definition.sections.length;
  const text = state.phase === 'running' ? state.text : '';
  const section = Math.min(sectionsSoFar(text), all);
  const words = () => {
    if (state.phase === 'running' && state.reconnecting) return moduleScreen.reconnecting;
    return text === '' ? moduleScreen.starting : moduleScreen.writing(section, all);
  };
  return (
    <div className="mt-2">
      <p className="text-sm text-muted">{words()}</p>
      <ProgressBar
        label={moduleScreen.progress}
        value={section}
        max={all}
        pieces={all}
        valueText={words()}
        className="mt-2"
      />
    </div>
  );
}

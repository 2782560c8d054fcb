import { type GeneratedIdea, type SelectedIdea, selectedFrom } from '@elan/domain/project/ideas';
import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';

export interface IdeaChoice {
  /** The idea chosen last, also while it is still being saved. */
  readonly chosen: SelectedIdea | undefined;
  readonly choose: (idea: GeneratedIdea) => void;
  /** Resolves once the last choice is saved: whether it is. */
  readonly settled: () => Promise<boolean>;
}

/** The choice of an idea: shown at once, saved in the background. One that cannot be saved is taken back. */
export function useIdeaChoice({
  content,
  immediateSave,
}: Pick<ModuleEditor, 'content' | 'immediateSave'>): IdeaChoice {
  const { brainstorm } = useCopy();
  const [saving, setSaving] = useState<SelectedIdea>();
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  return {
    chosen: saving ?? content?.selectedIdea,
    choose: (idea) => {
      const selectedIdea = selectedFrom(idea);
      setSaving(selectedIdea);
      last.current = immediateSave
        .save({
          words: brainstorm.selectChange(idea.title),
          apply: () => ({ selectedIdea }),
        })
        .finally(() => setSaving((now) => (now === selectedIdea ? undefined : now)));
    },
    settled: () => last.current,
  };
}

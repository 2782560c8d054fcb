import { type GeneratedIdea, type SelectedIdea, selectedFrom } from '@elan/domain/project/ideas';
import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';

export interface IdeaChoice {
  /** The last chosen idea, whether saved, being saved or not saved because of a failure. */
  readonly chosen: SelectedIdea | undefined;
  readonly choose: (idea: GeneratedIdea) => void;
  /** Resolves once the last choice was saved or failed. */
  readonly settled: () => Promise<unknown>;
}

/** The chosen idea. A choice is shown immediately and saved in the background. */
export function useIdeaChoice({
  content,
  immediateSave,
}: Pick<ModuleEditor, 'content' | 'immediateSave'>): IdeaChoice {
  const { brainstorm } = useCopy();
  const [latest, setLatest] = useState<SelectedIdea>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { isSaving, failure, conflict } = immediateSave;
  const isOpen = isSaving || failure !== undefined || conflict !== undefined;
  return {
    chosen: (isOpen ? latest : undefined) ?? content?.selectedIdea,
    choose: (idea) => {
      const selectedIdea = selectedFrom(idea);
      setLatest(selectedIdea);
      last.current = immediateSave.save({
        words: brainstorm.selectChange(idea.title),
        apply: () => ({ selectedIdea }),
      });
    },
    settled: () => last.current,
  };
}

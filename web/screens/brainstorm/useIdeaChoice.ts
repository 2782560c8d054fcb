import { fnv1a } from '@elan/domain/hash';
import {
  type GeneratedIdea,
  mostCompared,
  type SelectedIdea,
  selectedFrom,
} from '@elan/domain/project/ideas';
import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStored } from '../../lib/useStored.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { useMe } from '../../session/me.ts';

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

export interface ShortList {
  /** The marked ideas, in the order of the list. */
  readonly marked: readonly GeneratedIdea[];
  readonly isFull: boolean;
  readonly toggle: (idea: GeneratedIdea) => void;
}

/** The ideas that the user marked for comparison in a project. This browser stores only a hash of each title. */
export function useShortList(projectId: string, ideas: readonly GeneratedIdea[]): ShortList {
  const [stored, store] = useStored(`elan.compared.${useMe().user.id}.${projectId}`);
  const numbers = stored?.split(' ') ?? [];
  const marked = ideas.filter((idea) => numbers.includes(numberOf(idea))).slice(0, mostCompared);
  return {
    marked,
    isFull: marked.length === mostCompared,
    toggle: (idea) => {
      const others = marked.filter((one) => one !== idea);
      const next = others.length === marked.length ? [...marked, idea] : others;
      store(next.length === 0 ? null : next.map(numberOf).join(' '));
    },
  };
}

/** A hash of the idea's title, long enough to distinguish fifty ideas. */
function numberOf({ title }: GeneratedIdea): string {
  return fnv1a(title).toString(36);
}

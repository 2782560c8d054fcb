import { fnv1a } from '@elan/domain/hash';
import { type GeneratedIdea, mostCompared } from '@elan/domain/project/ideas';
import { useStored } from '../../lib/useStored.ts';
import { useMe } from '../../session/me.ts';

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

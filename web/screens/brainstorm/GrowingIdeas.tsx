import type { Growing, GrowingIdea } from '@elan/domain/project/growing';
import { ideasRequested } from '@elan/domain/project/ideas';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { IdeaFacts, ideaTitle } from './IdeaFacts.tsx';

const ideasOf = ({ generatedIdeas }: Growing) => generatedIdeas;

/** The ideas written so far, with placeholders for the rest; none can be chosen yet. */
export function GrowingIdeas({ store }: { store: Store<Growing> }) {
  const ideas: readonly GrowingIdea[] = useStoreValue(store, ideasOf) ?? [];
  const toCome = Math.max(0, ideasRequested.least - ideas.length);
  return (
    <ul className="grid gap-3">
      {ideas.map((idea) => (
        <li key={idea.title} className="rounded border border-line bg-surface p-4">
          <p className={ideaTitle}>{idea.title}</p>
          <IdeaFacts idea={idea} />
        </li>
      ))}
      {Array.from({ length: toCome }, (_, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
          key={place}
          aria-hidden
          className="h-32 rounded border border-dashed border-line"
        />
      ))}
    </ul>
  );
}

import type { Growing, GrowingIdea } from '@elan/domain/project/growing';
import { type GeneratedIdea, ideasRequested, interestLabel } from '@elan/domain/project/ideas';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type Store, useStoreValue } from '../../lib/store.ts';

interface IdeaCardProps {
  readonly idea: GeneratedIdea;
  readonly selected: boolean;
  readonly disabled: boolean;
  readonly onSelect: () => void;
}

/** One idea; the whole card selects it, through the button in its title. */
export function IdeaCard({ idea, selected, disabled, onSelect }: IdeaCardProps) {
  const { brainstorm } = useCopy();
  const detailsId = useId();
  return (
    <div
      className={`relative rounded border bg-surface p-4 transition-colors has-enabled:hover:border-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action ${selected ? 'border-accent shadow-[inset_4px_0_0_var(--accent)]' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <button
          type="button"
          aria-describedby={detailsId}
          aria-pressed={selected}
          disabled={disabled}
          onClick={onSelect}
          // The button's area covers the whole card.
          className={`${ideaTitle} outline-none after:absolute after:inset-0`}
        >
          {idea.title}
        </button>
        {selected ? (
          <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-accent">
            <Check aria-hidden size={16} strokeWidth={3} />
            {brainstorm.selected}
          </span>
        ) : null}
      </div>
      <IdeaFacts idea={idea} id={detailsId} />
    </div>
  );
}

/** The classes of an idea's title. */
const ideaTitle = 'text-left font-display text-lg leading-snug font-semibold';

/** Below the title of an idea: its sector, interest and description, as far as they are written. */
function IdeaFacts({ idea, id }: { idea: GrowingIdea; id?: string }) {
  const { brainstorm } = useCopy();
  const { language } = useLanguage();
  const { sector, interestLevel, description } = idea;
  const interest = interestLevel && brainstorm.interest(interestLabel(interestLevel, language));
  return (
    <div id={id}>
      <p className="mt-1 min-h-5 text-sm text-muted">
        {[sector, interest].filter((part) => part !== undefined && part !== '').join(' · ')}
      </p>
      <p className="mt-2">{description}</p>
    </div>
  );
}

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

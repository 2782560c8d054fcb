import type { GeneratedIdea } from '@elan/domain/project/ideas';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { IdeaFacts, ideaTitle } from './IdeaFacts.tsx';

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

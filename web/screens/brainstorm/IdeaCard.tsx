import { type GeneratedIdea, interestLabel } from '@elan/domain/project/ideas';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';

interface IdeaCardProps {
  readonly idea: GeneratedIdea;
  readonly selected: boolean;
  readonly disabled: boolean;
  readonly onSelect: () => void;
}

/** One idea; the whole card is the button that chooses it, named by its title. */
export function IdeaCard({ idea, selected, disabled, onSelect }: IdeaCardProps) {
  const { brainstorm } = useCopy();
  const { language } = useLanguage();
  const detailsId = useId();
  return (
    <button
      type="button"
      aria-label={idea.title}
      aria-describedby={detailsId}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onSelect}
      className="block w-full rounded border border-line bg-surface p-4 text-left transition-colors hover:border-action disabled:hover:border-line aria-pressed:border-accent aria-pressed:shadow-[inset_4px_0_0_var(--accent)]"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="font-display text-lg leading-snug font-semibold">{idea.title}</span>
        {selected ? (
          <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-accent">
            <Check aria-hidden size={16} strokeWidth={3} />
            {brainstorm.selected}
          </span>
        ) : null}
      </span>
      <span id={detailsId}>
        <span className="mt-1 block text-sm text-muted">
          {[idea.sector, brainstorm.interest(interestLabel(idea.interestLevel, language))]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className="mt-2 block">{idea.description}</span>
      </span>
    </button>
  );
}

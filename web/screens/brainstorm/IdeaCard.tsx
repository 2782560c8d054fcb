import type { Growing, GrowingIdea } from '@elan/domain/project/growing';
import { type GeneratedIdea, ideasRequested, interestLabel } from '@elan/domain/project/ideas';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { developId } from './ChosenIdeaBar.tsx';

interface IdeaCardProps {
  readonly idea: GeneratedIdea;
  readonly selected: boolean;
  readonly disabled: boolean;
  readonly onSelect: () => void;
  /** Whether the idea is marked for comparison. */
  readonly marked: boolean;
  /** Whether the maximum number of ideas is marked. */
  readonly isFull: boolean;
  readonly onMark: () => void;
  /** Moves the focus to the button that develops the chosen idea. Undefined if no idea can be chosen now. */
  readonly onGoOn: (() => void) | undefined;
}

/**
 * One idea. A checkbox marks the idea for comparison. A click elsewhere on the card selects the idea, because the
 * button in the title covers the card.
 */
export function IdeaCard(props: IdeaCardProps) {
  const { idea, selected, marked, onGoOn } = props;
  const { compare, goOn } = useCopy().brainstorm;
  const id = useId();
  return (
    <div
      className={`relative rounded border bg-surface px-4 pt-4 pb-2 transition-colors has-[button:enabled:hover]:border-action has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-action ${selected ? 'border-action shadow-[inset_4px_0_0_var(--action)]' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <button
          type="button"
          id={`${id}-title`}
          aria-describedby={`${id}-facts`}
          aria-pressed={selected}
          disabled={props.disabled}
          onClick={props.onSelect}
          // The button's clickable area covers the entire card.
          className={`${ideaTitle} min-h-11 scroll-mb-32 outline-none after:absolute after:inset-0`}
        >
          {idea.title}
        </button>
        {selected ? <ChosenMark /> : null}
      </div>
      {/* The button to develop the idea is at the end of the list, after all other ideas. */}
      {selected && onGoOn ? (
        <a
          href={`#${developId}`}
          className="absolute right-2 bottom-2 z-10 inline-flex min-h-11 items-center rounded px-2 text-sm font-semibold text-action hover:underline print:hidden"
          onClick={(event) => {
            event.preventDefault();
            onGoOn();
          }}
        >
          {goOn}
        </a>
      ) : null}
      <IdeaFacts idea={idea} id={`${id}-facts`} />
      <label className="relative -ml-2 inline-flex min-h-11 cursor-pointer items-center gap-2 px-2 text-sm print:hidden">
        <input
          type="checkbox"
          checked={marked}
          disabled={props.isFull && !marked}
          aria-describedby={`${id}-title`}
          onChange={props.onMark}
          className="size-5 shrink-0 scroll-mb-32 accent-action"
        />
        <span>{compare.mark}</span>
      </label>
    </div>
  );
}

export function ChosenMark() {
  const { selected } = useCopy().brainstorm;
  return (
    <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-action">
      <Check aria-hidden size={16} strokeWidth={3} />
      <span>{selected}</span>
    </span>
  );
}

/** The classes of a list of ideas, with as many columns as fit. */
export const ideaGrid = 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]';

const ideaTitle = 'text-left font-display text-lg leading-snug font-semibold';

/** The sector, interest level and description of an idea, as far as they are written. */
function IdeaFacts({ idea, id }: { idea: GrowingIdea; id?: string }) {
  const { brainstorm } = useCopy();
  const { language } = useLanguage();
  const { sector, interestLevel, description } = idea;
  const interest = interestLevel && brainstorm.interest(interestLabel(interestLevel, language));
  return (
    <div id={id}>
      <p className="mt-1 min-h-5 text-sm text-muted">
        <span>{`${sector}${sector && interest ? ' · ' : ''}`}</span>
        {interest ? <span className="whitespace-nowrap">{interest}</span> : null}
      </p>
      <p className="mt-2">{description}</p>
    </div>
  );
}

const ideasOf = ({ generatedIdeas }: Growing) => generatedIdeas;

/** The ideas written so far, with placeholders up to the requested minimum. None can be chosen yet. */
export function GrowingIdeas({ store }: { store: Store<Growing> }) {
  const ideas: readonly GrowingIdea[] = useStoreValue(store, ideasOf) ?? [];
  const toCome = Math.max(0, ideasRequested.least - ideas.length);
  return (
    <ul className={ideaGrid}>
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

import type { JournalEntry, Mood } from '@elan/domain/project/journal';
import { Frown, Meh, Smile } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMoment } from '../../lib/rendered.ts';
import { DeleteButton } from '../../moduleEditor/frame/DeleteButton.tsx';
import { useArrivalFocus } from '../../ui/useListFocus.ts';

interface EntryItemProps {
  readonly entry: JournalEntry;
  /** Whether the entry was restored and should receive the focus. */
  readonly isAwaited: boolean;
  readonly disabled: boolean;
  /** Whether something is being saved or generated. */
  readonly waits: boolean;
  readonly onDelete: () => void;
  readonly onGone: () => void;
}

/** One entry, exactly as written. */
export function EntryItem({ entry, isAwaited, disabled, waits, onDelete, onGone }: EntryItemProps) {
  const { journal } = useCopy();
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const title = useArrivalFocus<HTMLHeadingElement>(isAwaited);
  return (
    <li className="py-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 ref={title} tabIndex={-1} className="text-lg leading-snug">
            {entry.title}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <time dateTime={entry.date}>{longDate(entry.date, language, timeZone)}</time>
            <MoodMark mood={entry.mood} />
          </p>
        </div>
        <DeleteButton
          name={journal.remove(entry.title)}
          disabled={disabled}
          waits={waits}
          onDelete={onDelete}
          onGone={onGone}
          className="-mt-2 -mr-3"
        />
      </div>
      <p className="mt-2 max-w-[70ch] whitespace-pre-wrap">{entry.content}</p>
    </li>
  );
}

const icons = { positive: Smile, neutral: Meh, negative: Frown } as const;
const colours = {
  positive: 'text-action',
  neutral: 'text-muted',
  negative: 'text-warn',
} as const;

function MoodMark({ mood }: { mood: Mood }) {
  const { journal } = useCopy();
  const Icon = icons[mood];
  const word = journal.moods[mood];
  return (
    <span className="inline-flex items-center gap-2" title={journal.moodOf(word)}>
      <Icon aria-hidden size={18} className={colours[mood]} />
      <span>{word}</span>
    </span>
  );
}

import type { JournalEntry, Mood } from '@elan/domain/project/journal';
import { Frown, Meh, Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMoment } from '../../lib/rendered.ts';
import { DeleteButton } from '../../moduleEditor/frame/DeleteButton.tsx';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { useArrivalFocus } from '../../ui/useListFocus.ts';
import type { Entries } from './useEntries.ts';

/** The id of the heading of the entries. */
export const entriesId = 'journal-entries';

/** Number of entries shown at first and added by each "show more", so that a long journal opens quickly. */
const atATime = 10;

interface EntryListProps {
  readonly journal: Entries;
  /** Whether something is being saved or generated. */
  readonly waits: boolean;
}

/** The entries, newest first, with their count. */
export function EntryList({ journal, waits }: EntryListProps) {
  const { list, last } = useCopy().journal;
  const items = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(atATime);
  const [isAsking, setAsking] = useState(false);
  const { entries, isLastOpen, listHeading } = journal;
  const more = Math.min(atATime, entries.length - shown);

  /** Focuses the entry at this index, otherwise the last one, or the heading if there is none. */
  function focusNear(index: number) {
    const left = items.current?.querySelectorAll<HTMLElement>(':scope > li h3');
    (left?.[Math.min(index, left.length - 1)] ?? listHeading.current)?.focus();
  }

  return (
    <section aria-labelledby={entriesId}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2
          id={entriesId}
          ref={listHeading}
          tabIndex={-1}
          className="scroll-mt-20 text-xl outline-none"
        >
          {list.name}
        </h2>
        <p className="text-sm text-muted">{list.count(entries.length)}</p>
      </header>
      {entries.length === 0 ? (
        <div className="mt-3 border-t border-line pt-4">
          <p className="font-display text-lg font-semibold">{list.emptyTitle}</p>
          <p className="mt-1 max-w-[60ch] text-muted">{list.empty}</p>
        </div>
      ) : (
        <ol ref={items} className="mt-3 divide-y divide-line border-y border-line">
          {entries.slice(0, shown).map((entry, index) => (
            <EntryItem
              key={entry.id}
              entry={entry}
              isAwaited={journal.awaited === entry.id}
              disabled={!journal.mayAdd.allowed}
              waits={waits}
              onDelete={() => (isLastOpen ? setAsking(true) : journal.remove(entry))}
              onGone={() => focusNear(index)}
            />
          ))}
        </ol>
      )}
      {more > 0 ? (
        <Button
          variant="quiet"
          className="mt-2 -ml-4"
          onClick={() => {
            setShown(shown + atATime);
            requestAnimationFrame(() => focusNear(shown));
          }}
        >
          {list.more(more)}
        </Button>
      ) : null}
      {/* The one deletion that cannot be undone: without Premium, an empty journal can no longer be written in. */}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={last.title}
        description={last.text}
        confirm={last.confirm}
        onConfirm={() => {
          setAsking(false);
          const [only] = entries;
          if (only) journal.remove(only);
        }}
      />
    </section>
  );
}

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
function EntryItem({ entry, isAwaited, disabled, waits, onDelete, onGone }: EntryItemProps) {
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

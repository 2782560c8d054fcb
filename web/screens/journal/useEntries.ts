import { decideSaving } from '@elan/domain/generation/decideGeneration';
import {
  type EntryDraft,
  type EntryText,
  type JournalEntry,
  newEntry,
  newestFirst,
  withDistinctIds,
  withEntry,
  withoutEntry,
} from '@elan/domain/project/journal';
import { useMemo, useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useDeletion } from '../../moduleEditor/state/useDeletion.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { useToast } from '../../ui/Toasts.tsx';

export type Entries = ReturnType<typeof useEntries>;

const none: readonly JournalEntry[] = [];

/** The journal's entries and the functions to change them. Each change is saved immediately. */
export function useEntries({
  definition,
  entry,
  form,
  immediateSave,
}: Pick<ModuleEditor, 'definition' | 'entry' | 'form' | 'immediateSave'>) {
  const { journal } = useCopy();
  const access = accessOf(useMe());
  const toast = useToast();
  const deletion = useDeletion(immediateSave);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const stored = entry?.entries ?? none;
  const saved = useMemo(() => withDistinctIds(stored), [stored]);
  const entries = useMemo(() => newestFirst(saved), [saved]);

  const mayAddTo = (before: readonly JournalEntry[]) =>
    decideSaving({ definition, access, change: { entries: [] }, before: { entries: [...before] } });

  /** Clears the form once its text is saved, unless it was edited in the meantime. */
  function clear(sent: EntryText): void {
    form.write((before) =>
      isSameText(before.newEntry, sent) ? { ...before, newEntry: undefined } : before,
    );
  }

  return {
    entries,
    /** The heading of the list, which receives the focus once an entry is added. */
    listHeading,
    mayAdd: mayAddTo(saved),
    /** Whether deleting the only entry would make the journal read-only, so that the deletion could not be undone. */
    isLastOpen: saved.length === 1 && !mayAddTo(none).allowed,
    /** The id of the last restored entry, which receives the focus. */
    awaited: deletion.awaited,
    /** @returns whether the entry was saved. Until then, the text stays in the form. */
    add({ sentAs, ...text }: EntryDraft): Promise<boolean> {
      const made = newEntry(saved, text, new Date());
      const added = { ...made, ...sentAs };
      // If the reply is lost and the user adds the text again, the entry keeps its id and date.
      const { id, date } = added;
      form.write((before) =>
        isSameText(before.newEntry, text)
          ? { ...before, newEntry: { ...text, sentAs: { id, date } } }
          : before,
      );
      return immediateSave.save({
        words: journal.add(text.title),
        apply: ({ entries: all = [] }) => ({ entries: withEntry(withDistinctIds(all), added) }),
        onDone: () => {
          clear(text);
          toast({ tone: 'done', text: journal.form.added });
        },
      });
    },
    remove(removed: JournalEntry): void {
      const index = saved.findIndex(({ id }) => id === removed.id);
      deletion.remove({
        id: removed.id,
        words: {
          remove: journal.remove(removed.title),
          putBack: journal.putBack(removed.title),
          removed: journal.removed(removed.title),
        },
        without: ({ entries: all = [] }) => ({
          entries: withoutEntry(withDistinctIds(all), removed.id),
        }),
        withIt: ({ entries: all = [] }) => ({
          entries: withEntry(withDistinctIds(all), removed, index),
        }),
      });
    },
  };
}

function isSameText(one: EntryText | undefined, other: EntryText): boolean {
  return one?.title === other.title && one.content === other.content && one.mood === other.mood;
}

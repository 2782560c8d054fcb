import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PendingGeneration } from '../../drafts/draft.ts';
import type { DraftPlace } from '../../drafts/drafts.ts';
import { type DraftKeeper, type Unsaved, useDraftKeeper } from '../../drafts/useAutosave.ts';
import { createFeed, type Feed, useFed } from '../../lib/store.ts';
import {
  type Base,
  isEdited,
  isUnsaved,
  type Standing,
  standingOf,
  withSaved,
} from './formState.ts';
import { isSame, type Written, withoutNewEntry, writtenOf } from './formValues.ts';

export interface Writing {
  /** What stands on the page. It changes with every key: a part of it is drawn with `useFed`. */
  readonly standing: Feed<Standing>;
  readonly write: (change: (before: Written) => Written) => void;
  /** What is on the page differs from what it began from. */
  readonly isUnsaved: boolean;
  /** The same, but for a journal entry that is not added yet. */
  readonly isEdited: boolean;
  /** When the version that the writing began from was saved; null where nothing was. */
  readonly savedAt: string | null;
  /** Something newer was saved elsewhere, and it says something else. */
  readonly hasMoved: boolean;
  readonly draft: DraftKeeper;
  /** Remembers the generation whose end was not seen yet, at once. */
  readonly setPending: (pending: PendingGeneration | undefined) => void;
  /** Remembers one whose result came late and waits for the person's choice. */
  readonly setOffered: (offered: PendingGeneration | undefined) => void;
  /** What was sent is saved now; what was typed since stays unsaved. */
  readonly rebase: (base: Base) => void;
}

/**
 * What a person writes in one module of one project: from the draft where there is one, else from
 * what is saved. A newer saved version is taken over only where nothing is unsaved.
 *
 * It is held beside React: a key draws a part of the page, which is long, only where something else than the text
 * changes by it.
 */
export function useWriting(
  definition: ModuleDefinition,
  place: DraftPlace,
  entry: ModuleEntry | undefined,
): Writing {
  const [standing] = useState(() => createFeed(standingOf(definition, place, entry)));
  const change = useCallback(
    (part: Partial<Standing>) => standing.put({ ...standing.read(), ...part }),
    [standing],
  );
  const write = useCallback(
    (next: (before: Written) => Written) => change({ written: next(standing.read().written) }),
    [standing, change],
  );
  const rebase = useCallback(
    ({ written, lastUpdated }: Base) =>
      change({ base: { written: withoutNewEntry(written), lastUpdated } }),
    [change],
  );

  const saved = useMemo(() => writtenOf(definition, entry), [definition, entry]);
  const movement = useFed(standing, (now) => {
    const isNewer = entry !== undefined && (now.base.lastUpdated ?? '') < entry.lastUpdated;
    if (!isNewer || now.pending !== undefined) return 'none';
    return isEdited(now) && !isSame(withoutNewEntry(now.written), saved) ? 'away' : 'ahead';
  });
  useEffect(() => {
    if (movement === 'ahead' && entry) standing.put(withSaved(standing.read(), saved, entry));
  }, [movement, entry, saved, standing]);

  const unsaved = useMemo(
    () => ({ read: () => unsavedOf(standing.read()), subscribe: standing.subscribe }),
    [standing],
  );
  const draft = useDraftKeeper(place, unsaved);

  return {
    standing,
    write,
    isUnsaved: useFed(standing, isUnsaved),
    isEdited: useFed(standing, isEdited),
    savedAt: useFed(standing, (now) => now.base.lastUpdated),
    hasMoved: movement === 'away',
    draft,
    setPending: (pending) => {
      change({ pending });
      const now = unsaved.read();
      if (pending && now) draft.keepNow(now);
    },
    setOffered: (offered) => change({ offered }),
    rebase,
  };
}

/** @returns what the draft holds; null where nothing is to be found again. */
function unsavedOf(standing: Standing): Unsaved | null {
  const { written, base, pending, offered } = standing;
  const remembered = pending ?? offered;
  if (!isUnsaved(standing) && !remembered) return null;
  return {
    ...written,
    proposedAnswers: [...written.proposedAnswers],
    defaultedAnswers: [...written.defaultedAnswers],
    baseLastUpdated: base.lastUpdated,
    ...(remembered ? { pendingGeneration: remembered } : {}),
  };
}

import type { PendingGeneration } from '@elan/domain/project/draft';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { type DraftPlace, readDraft } from '../../drafts/drafts.ts';
import { isOnlyPending } from '../../drafts/isOnlyPending.ts';
import { type DraftKeeper, useDraftKeeper } from '../../drafts/useDraftKeeper.ts';
import { isWorthAsking } from './pendingAge.ts';
import { isSame, type Written, withoutNewEntry, writtenOf } from './written.ts';

/** The saved version that the writing began from. */
export interface Base {
  readonly written: Written;
  readonly lastUpdated: string | null;
}

export interface Writing {
  readonly written: Written;
  readonly write: Dispatch<SetStateAction<Written>>;
  readonly base: Base;
  /** What is on the page differs from what it began from. */
  readonly isUnsaved: boolean;
  /** The same, but for a journal entry that is not added yet. */
  readonly isEdited: boolean;
  /** Something newer was saved elsewhere, and it says something else. */
  readonly hasMoved: boolean;
  readonly draft: DraftKeeper;
  /** The generation whose end was not seen yet. */
  readonly pending: PendingGeneration | undefined;
  readonly setPending: (pending: PendingGeneration | undefined) => void;
  /** Remembers one whose result came late and waits for the person's choice. */
  readonly setOffered: (offered: PendingGeneration | undefined) => void;
  /** What was sent is saved now; what was typed since stays unsaved. */
  readonly rebase: (base: Base) => void;
}

/**
 * What a person writes in one module of one project: from the draft where there is one, else from
 * what is saved. A newer saved version is taken over only where nothing is unsaved.
 */
export function useWriting(
  definition: ModuleDefinition,
  place: DraftPlace,
  entry: ModuleEntry | undefined,
): Writing {
  const [start] = useState(() => startOf(definition, place, entry));
  const [written, write] = useState(start.written);
  const [base, setBase] = useState(start.base);
  const rebase = useCallback(
    ({ written: now, lastUpdated }: Base) =>
      setBase({ written: withoutNewEntry(now), lastUpdated }),
    [],
  );
  const [pending, setPendingState] = useState(start.pending);
  const [offered, setOffered] = useState<PendingGeneration>();
  const mine = withoutNewEntry(written);
  const isEdited = !isSame(mine, base.written);
  const isUnsaved = isEdited || written.newEntry !== undefined;

  const isNewer = entry !== undefined && (base.lastUpdated ?? '') < entry.lastUpdated;
  const saved = writtenOf(definition, entry);
  const isMovedAway = isNewer && isEdited && !isSame(mine, saved);
  const follows = isNewer && !isMovedAway && pending === undefined;
  useEffect(() => {
    if (!follows || !entry) return;
    const now = writtenOf(definition, entry);
    rebase({ written: now, lastUpdated: entry.lastUpdated });
    write(({ newEntry }) => (newEntry ? { ...now, newEntry } : now));
  }, [follows, entry, definition, rebase]);

  const unsaved = (waiting: PendingGeneration | undefined) => ({
    ...written,
    proposedAnswers: [...written.proposedAnswers],
    baseLastUpdated: base.lastUpdated,
    ...(waiting ? { pendingGeneration: waiting } : {}),
  });
  const remembered = pending ?? offered;
  const draft = useDraftKeeper(place, isUnsaved || remembered ? unsaved(remembered) : null);

  const { keepNow } = draft;
  const setPending = (next: PendingGeneration | undefined) => {
    if (next) keepNow(unsaved(next));
    setPendingState(next);
  };

  return {
    written,
    write,
    base,
    isUnsaved,
    isEdited,
    hasMoved: isMovedAway && pending === undefined,
    draft,
    pending,
    setPending,
    setOffered,
    rebase,
  };
}

function startOf(
  definition: ModuleDefinition,
  place: DraftPlace,
  entry: ModuleEntry | undefined,
): { written: Written; base: Base; pending: PendingGeneration | undefined } {
  const saved = writtenOf(definition, entry);
  const draft = readDraft(place);
  const isPast = draft?.pendingGeneration && !isWorthAsking(draft.pendingGeneration, new Date());
  // What was only kept to find a generation again is no draft once that is long over.
  if (!draft || (isPast && isOnlyPending(draft))) {
    const lastUpdated = entry?.lastUpdated ?? null;
    return { written: saved, base: { written: saved, lastUpdated }, pending: undefined };
  }
  const { pendingGeneration: pending, newEntry } = draft;
  // It was sent, and it arrived, although the page was left before it knew.
  const sentId = newEntry?.sentAs?.id;
  const hasArrived = sentId !== undefined && entry?.entries?.some(({ id }) => id === sentId);
  return {
    written: writtenOf(definition, hasArrived ? { ...draft, newEntry: undefined } : draft),
    base: { written: saved, lastUpdated: draft.baseLastUpdated },
    pending: pending && isWorthAsking(pending, new Date()) ? pending : undefined,
  };
}

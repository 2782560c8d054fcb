import type { Draft } from '@elan/domain/project/draft';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DraftPlace,
  draftKey,
  eraseDraft,
  isOnlyInMemory,
  readDraft,
  writeDraft,
} from './drafts.ts';

/** What is unsaved; the time of keeping is added when it is kept. */
export type Unsaved = Omit<Draft, 'savedAt'>;

const delayMs = 300;

export interface DraftKeeper {
  /** When the unsaved was last kept; undefined while nothing is. */
  readonly keptAt: string | undefined;
  /** The browser refused: its storage is full or blocked. */
  readonly refused: boolean;
  /** Another tab keeps a draft of the same module. */
  readonly otherTab: boolean;
  /** Keeps it at once, before something that must not be forgotten begins. */
  readonly keepNow: (unsaved: Unsaved) => void;
}

/**
 * Keeps what is unsaved in this browser: soon after every change, and at once when the field or the
 * page is left or hidden; where the browser refuses, leaving is asked about. With null the draft is erased, unless another tab has put its own there.
 * The place must stay the same; another module is another keeper.
 */
export function useDraftKeeper(place: DraftPlace, unsaved: Unsaved | null): DraftKeeper {
  const [keeper] = useState(() => createKeeper(place));
  const [state, setState] = useState({
    keptAt: keeper.keptAt,
    refused: isOnlyInMemory(place),
    otherTab: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Unsaved | undefined>(undefined);

  const keepNow = useCallback(
    (now: Unsaved) => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      const kept = keeper.keep(now);
      setState((before) => ({
        ...before,
        keptAt: kept ? keeper.keptAt : undefined,
        refused: !kept,
      }));
    },
    [keeper],
  );

  const content = unsaved && JSON.stringify(unsaved);
  useEffect(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    if (content === null) {
      keeper.erase();
      setState({ keptAt: undefined, refused: false, otherTab: false });
      return;
    }
    const now = JSON.parse(content) as Unsaved;
    if (keeper.holds(now)) return;
    waiting.current = now;
    timer.current = setTimeout(() => keepNow(now), delayMs);
  }, [content, keeper, keepNow]);

  useEffect(() => {
    const flush = () => {
      if (waiting.current) keepNow(waiting.current);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key !== keeper.key || event.newValue === null) return;
      if (keeper.keptAt !== undefined || waiting.current) {
        setState((before) => ({ ...before, otherTab: true }));
      }
    };
    window.addEventListener('pagehide', flush);
    // Who goes from a field to the menu to sign out is asked about what stands in it.
    document.addEventListener('focusout', flush);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('focusout', flush);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [keeper, keepNow]);

  const { refused } = state;
  useEffect(() => {
    if (!refused) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [refused]);

  return { ...state, keepNow };
}

/** Knows what this tab kept last, so that it repeats nothing and erases nobody else's. */
function createKeeper(place: DraftPlace) {
  const found = readDraft(place);
  let savedAt = found?.savedAt;
  /** Of the last attempt, whether or not the browser took it. */
  let lastAt = savedAt;
  let held = found && contentOf(found);
  return {
    key: draftKey(place),
    get keptAt() {
      return savedAt;
    },
    holds: (unsaved: Unsaved) => held === contentOf(unsaved),
    keep(unsaved: Unsaved): boolean {
      const now = new Date().toISOString();
      const kept = writeDraft(place, { ...unsaved, savedAt: now });
      lastAt = now;
      savedAt = kept ? now : undefined;
      held = kept ? contentOf(unsaved) : undefined;
      return kept;
    },
    erase() {
      const there = readDraft(place);
      if (there === undefined || there.savedAt === lastAt) eraseDraft(place);
      savedAt = undefined;
      held = undefined;
    },
  };
}

function contentOf(unsaved: Unsaved): string {
  const { answers, comments, proposedAnswers, newEntry, baseLastUpdated, pendingGeneration } =
    unsaved;
  return JSON.stringify([
    Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
    comments,
    proposedAnswers ?? [],
    newEntry ? [newEntry.title, newEntry.content, newEntry.mood] : null,
    baseLastUpdated,
    pendingGeneration?.key ?? null,
  ]);
}

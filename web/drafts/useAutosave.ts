import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import type { Store } from '../lib/store.ts';
import { debounce } from './debounce.ts';
import type { Draft } from './draft.ts';
import {
  type DraftPlace,
  draftKey,
  eraseDraft,
  isOnlyInMemory,
  readDraft,
  writeDraft,
} from './drafts.ts';
import { useBeforeUnload } from './useBeforeUnload.ts';
import { useFlushOnLeave } from './useFlushOnLeave.ts';

/** What is unsaved; the time of keeping is added when it is kept. */
export type Unsaved = Omit<Draft, 'savedAt'>;

export interface DraftKeeper {
  /** The minute in which the unsaved was last kept; undefined while nothing is. */
  readonly keptAt: string | undefined;
  /** The browser refused: its storage is full or blocked. */
  readonly refused: boolean;
  /** Another tab keeps a draft of the same module. */
  readonly otherTab: boolean;
  /** Keeps it at once, before something that must not be forgotten begins. */
  readonly keepNow: (unsaved: Unsaved) => void;
}

const nothingKept: Omit<DraftKeeper, 'keepNow'> = {
  keptAt: undefined,
  refused: false,
  otherTab: false,
};

/**
 * Keeps what is unsaved in this browser: soon after every change, and at once when the field or the
 * page is left or hidden; where the browser refuses, leaving is asked about. With null the draft is erased, unless
 * another tab has put its own there. The place must stay the same; another module is another keeper.
 */
export function useAutosave(place: DraftPlace, unsaved: Store<Unsaved | null>): DraftKeeper {
  const [keeper] = useState(() => createKeeper(place));
  const found = () => ({
    keptAt: minuteOf(keeper.keptAt),
    refused: isOnlyInMemory(place),
    otherTab: false,
  });
  // The server knows of no draft.
  const isHydrated = useHydrated();
  const [state, setState] = useState(() => (isHydrated ? found() : nothingKept));
  const isBehind = useRef(!isHydrated);
  useLayoutEffect(() => {
    if (isBehind.current) setState(found());
    isBehind.current = false;
  });
  const keep = useCallback(
    (now: Unsaved) => {
      const kept = keeper.keep(now);
      const keptAt = kept ? minuteOf(keeper.keptAt) : undefined;
      // A text is kept every second while it is typed: the page is drawn again where that says something new.
      setState((before) =>
        before.keptAt === keptAt && before.refused === !kept
          ? before
          : { ...before, keptAt, refused: !kept },
      );
    },
    [keeper],
  );
  // What was typed and taken back is kept already.
  const [waiting] = useState(() => debounce((now: Unsaved) => keeper.holds(now) || keep(now)));
  const keepNow = useCallback(
    (now: Unsaved) => {
      waiting.cancel();
      keep(now);
    },
    [waiting, keep],
  );

  useEffect(() => {
    let isDraft = true;
    function follow(): void {
      const now = unsaved.read();
      if (now !== null) {
        isDraft = true;
        waiting.later(now);
      } else if (isDraft) {
        isDraft = false;
        waiting.cancel();
        keeper.erase();
        setState(nothingKept);
      }
    }
    follow();
    return unsaved.subscribe(follow);
  }, [unsaved, keeper, waiting]);

  useFlushOnLeave(waiting.flush);
  useBeforeUnload(state.refused);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const now = unsaved.read();
      if (event.key !== keeper.key || now === null) return;
      if (event.newValue !== null) setState((before) => ({ ...before, otherTab: true }));
      // Another tab saved its own words; those that stand here are kept nowhere now. After a sign-out they go.
      else if (hasSessionHint()) keepNow(now);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [unsaved, keeper, keepNow]);

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

/** @returns the minute of a moment, as one: no page tells it more exactly. */
function minuteOf(iso: string | undefined): string | undefined {
  return iso === undefined ? undefined : new Date(new Date(iso).setSeconds(0, 0)).toISOString();
}

function contentOf(unsaved: Unsaved): string {
  const { answers, comments, newEntry, baseLastUpdated, pendingGeneration } = unsaved;
  const { proposedAnswers, defaultedAnswers } = unsaved;
  return JSON.stringify([
    Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
    comments,
    proposedAnswers ?? [],
    defaultedAnswers ?? [],
    newEntry ? [newEntry.title, newEntry.content, newEntry.mood] : null,
    baseLastUpdated,
    pendingGeneration?.key ?? null,
  ]);
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { debounce } from '../lib/debounce.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import { sortedJson } from '../lib/sortedJson.ts';
import type { Store } from '../lib/store.ts';
import { useHydrated } from '../parts/useHydrated.ts';
import {
  type DraftPlace,
  draftKey,
  eraseDraft,
  isOnlyInMemory,
  readDraft,
  timeAfter,
  writeDraft,
} from './draftStorage.ts';
import type { Draft } from './formats.ts';
import { useBeforeUnload, useFlushOnLeave } from './onLeave.ts';

/** The unsaved content of a draft; the time is added when it is stored. */
export type Unsaved = Omit<Draft, 'savedAt'>;

export interface DraftKeeper {
  /** Whether there is a stored draft. */
  readonly isKept: boolean;
  /** Whether the browser refused to store the draft, because its storage is full or blocked. */
  readonly refused: boolean;
  /** Whether another tab has stored a draft of the same module. */
  readonly otherTab: boolean;
  /** Stores the draft immediately, for example before starting something that must not be lost. Null erases it. */
  readonly keepNow: (unsaved: Unsaved | null) => void;
}

const nothingKept: Omit<DraftKeeper, 'keepNow'> = {
  isKept: false,
  refused: false,
  otherTab: false,
};

/**
 * Stores the unsaved content in this browser: shortly after every change, or immediately when a field loses the focus
 * or the page is hidden or left. If the browser refuses, the user must confirm before leaving the page. Null erases the
 * draft, unless another tab has stored its own. `place` must not change; each module needs its own instance.
 */
export function useKeptDraft(place: DraftPlace, unsaved: Store<Unsaved | null>): DraftKeeper {
  const [keeper] = useState(() => createKeeper(place));
  const found = () => ({
    isKept: keeper.isKept,
    refused: isOnlyInMemory(place),
    otherTab: false,
  });
  // During server rendering and hydration there is no draft to read.
  const isHydrated = useHydrated();
  const [state, setState] = useState(() => (isHydrated ? found() : nothingKept));
  const isBehind = useRef(!isHydrated);
  useLayoutEffect(() => {
    if (isBehind.current) setState(found());
    isBehind.current = false;
  });
  const keep = useCallback(
    (now: Unsaved) => {
      const isKept = keeper.keep(now);
      // The draft is stored often during typing, so the page renders again only if the state changes.
      setState((before) =>
        before.isKept === isKept && before.refused === !isKept
          ? before
          : { ...before, isKept, refused: !isKept },
      );
    },
    [keeper],
  );
  // After an undone change, the same content may already be stored.
  const [waiting] = useState(() => debounce((now: Unsaved) => keeper.holds(now) || keep(now)));
  const keepNow = useCallback(
    (now: Unsaved | null) => {
      waiting.cancel();
      if (now !== null) {
        keep(now);
        return;
      }
      keeper.erase();
      setState(nothingKept);
    },
    [waiting, keep, keeper],
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
        keepNow(null);
      }
    }
    follow();
    return unsaved.subscribe(follow);
  }, [unsaved, keepNow, waiting]);

  useFlushOnLeave(waiting.flush);
  useBeforeUnload(state.refused);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const now = unsaved.read();
      if (event.key !== keeper.key || now === null) return;
      if (event.newValue !== null) setState((before) => ({ ...before, otherTab: true }));
      // Another tab saved and erased the draft: store this tab's text again, unless the user signed out.
      else if (hasSessionHint()) keepNow(now);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [unsaved, keeper, keepNow]);

  return { ...state, keepNow };
}

/** Tracks what this tab last stored, to avoid storing the same content twice or erasing another tab's draft. */
function createKeeper(place: DraftPlace) {
  const found = readDraft(place);
  let isKept = found !== undefined;
  /** Time of the last attempt to store the draft, even if the browser refused. */
  let lastAt = found?.savedAt;
  let held = found && contentOf(found);
  return {
    key: draftKey(place),
    get isKept() {
      return isKept;
    },
    holds: (unsaved: Unsaved) => held === contentOf(unsaved),
    keep(unsaved: Unsaved): boolean {
      const now = timeAfter(lastAt);
      isKept = writeDraft(place, { ...unsaved, savedAt: now });
      lastAt = now;
      held = isKept ? contentOf(unsaved) : undefined;
      return isKept;
    },
    erase() {
      const there = readDraft(place);
      if (there === undefined || there.savedAt === lastAt) eraseDraft(place);
      isKept = false;
      held = undefined;
    },
  };
}

/** @returns the content as a text that stays the same after the draft is stored and read again. */
function contentOf(unsaved: Unsaved): string {
  return sortedJson({ ...unsaved, savedAt: undefined });
}

import { ApiFailure } from '../../lib/apiClient.ts';
import { isOutcomeUnknown } from '../../lib/serverReachable.ts';
import { createStore } from '../../lib/store.ts';
import type { Pushed } from './formSaver.ts';

/** What is typed is sent after a pause of this many milliseconds. */
export const autosavePauseMs = 1_500;

/** The first wait before another attempt, in milliseconds; each further one is twice as long. */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * `waiting` for a pause in typing; `sending`; `retrying` because the server could not be reached; `held` by something
 * that comes first, such as a generation or a conflict; `refused` until the person saves; `signedOut`.
 */
export type AutosaveState =
  | 'idle'
  | 'waiting'
  | 'sending'
  | 'retrying'
  | 'held'
  | 'refused'
  | 'signedOut';

interface AutosaverInput {
  /** Something is not on the server yet. */
  readonly isUnsent: () => boolean;
  /** Something comes first, and a save would be in its way. */
  readonly isHeld: () => boolean;
  /** Sends what is unsent. @throws ApiFailure */
  readonly push: (isLeaving: boolean) => Promise<Pushed>;
  readonly onArrived: () => void;
  /** The server refused it, which another attempt would not change. */
  readonly onRefused: (failure: unknown) => void;
}

export type Autosaver = ReturnType<typeof createAutosaver>;

/** Sends a form after each pause in typing, one attempt at a time, and again where the server could not be reached. */
export function createAutosaver(input: AutosaverInput) {
  const state = createStore<AutosaveState>('idle');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  /** Without its page nothing is tried again: the draft is sent when its module is opened next. */
  let isOpen = true;

  const become = (next: AutosaveState) => {
    if (state.read() !== next) state.set(next);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void attempt(), ms);
  };

  /** Follows the form: called after every change of it. */
  function changed(): void {
    const now = state.read();
    if (running || now === 'refused' || now === 'signedOut') return;
    if (!input.isUnsent()) {
      clearTimeout(timer);
      failures = 0;
      become('idle');
    } else if (input.isHeld()) {
      clearTimeout(timer);
      become('held');
    } else if (now !== 'retrying') {
      become('waiting');
      later(autosavePauseMs);
    }
  }

  function attempt(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (!input.isUnsent() || input.isHeld()) {
      changed();
      return Promise.resolve();
    }
    running ??= send(isLeaving).finally(() => {
      running = undefined;
      changed();
    });
    return running;
  }

  async function send(isLeaving: boolean): Promise<void> {
    become('sending');
    try {
      const pushed = await input.push(isLeaving);
      if (pushed === 'saved') arrived();
      else become('held');
    } catch (failure) {
      failed(failure);
    }
  }

  function arrived(): void {
    failures = 0;
    become('idle');
    input.onArrived();
  }

  function failed(failure: unknown): void {
    if (failure instanceof ApiFailure && failure.code === 'unauthenticated') become('signedOut');
    else if (isOutcomeUnknown(failure)) {
      const asked = failure instanceof ApiFailure ? (failure.retryAfter ?? 0) * 1_000 : 0;
      const wait = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
      failures += 1;
      become('retrying');
      later(Math.max(wait, asked));
    } else {
      become('refused');
      input.onRefused(failure);
    }
  }

  return {
    state,
    changed,
    /** Sends pending changes immediately. @param isLeaving the page is left: the request must outlive it. */
    flush: (isLeaving = false): Promise<void> => {
      const isStopped = state.read() === 'refused' || state.read() === 'signedOut';
      return isStopped ? Promise.resolve() : attempt(isLeaving);
    },
    /** What the person saved by the button arrived, so that a refusal is over. */
    arrived: () => {
      arrived();
      changed();
    },
    /** What the person saved by the button failed. */
    failed,
    /** The connection is back, or the page is looked at again. */
    retry: () => {
      if (state.read() === 'retrying') void attempt();
    },
    /** The page is left; an attempt that runs is finished. */
    stop: () => {
      isOpen = false;
      clearTimeout(timer);
    },
    /** The page is there again. */
    start: () => {
      isOpen = true;
      changed();
    },
  };
}

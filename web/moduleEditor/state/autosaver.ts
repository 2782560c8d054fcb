import { ApiFailure, isCode } from '../../lib/apiClient.ts';
import { isOutcomeUnknown } from '../../lib/serverReachable.ts';
import { createStore } from '../../lib/store.ts';
import type { Pushed } from './formState.ts';

/** Length of the typing pause that triggers an autosave, in milliseconds. */
export const autosavePauseMs = 1_500;

/** Delay before the first retry, in milliseconds. The delay doubles with each further retry, up to `longestWaitMs`. */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * `waiting`: for a pause in typing. `retrying`: the last save may not have arrived. `held`: something else comes first,
 * such as a generation or a conflict. `refused`: the save failed and a retry would not help. Autosaving stops until
 * `arrived` is called.
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
  /** Whether the form has changes that are not on the server yet. */
  readonly isUnsent: () => boolean;
  /** Whether a save must wait for something else, such as a generation. */
  readonly isHeld: () => boolean;
  /** Sends the unsent changes. @throws ApiFailure */
  readonly push: (isLeaving: boolean) => Promise<Pushed>;
  readonly onArrived: () => void;
  /** Called when a save fails and a retry would not help. */
  readonly onRefused: (failure: unknown) => void;
}

export type Autosaver = ReturnType<typeof createAutosaver>;

/**
 * Sends a form after each pause in typing, with one request at a time and retries while the outcome is unknown.
 */
export function createAutosaver(input: AutosaverInput) {
  const state = createStore<AutosaveState>('idle');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  /** False once the page is left. Nothing is retried then; the stored draft can be sent later. */
  let isOpen = true;
  let isReplaced = () => false;

  const become = (next: AutosaveState) => {
    if (state.read() !== next) state.set(next);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void attempt(), ms);
  };

  /** Must be called after every change of the form. */
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
    if (isCode(failure, 'unauthenticated')) become('signedOut');
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

  const isStopped = () => state.read() === 'refused' || state.read() === 'signedOut';

  async function flush(isLeaving = false): Promise<void> {
    if (isStopped()) return;
    if (running) {
      // The running save may have begun before the last change.
      await running;
      if (isStopped() || state.read() === 'retrying' || isReplaced()) return;
    }
    await attempt(isLeaving);
  }

  return {
    state,
    changed,
    /**
     * Sends pending changes immediately, after a running save, unless that fails, the last save was refused or the
     * session has ended.
     * @param isLeaving whether the page is being left, so the request must outlive it.
     */
    flush,
    /** Must be called after a successful manual save. Ends the `refused` and `signedOut` states. */
    arrived: () => {
      arrived();
      changed();
    },
    /** Must be called after a failed manual save. */
    failed,
    /** Retries a failed save. Called when the connection is back or the page becomes visible again. */
    retry: () => {
      if (state.read() === 'retrying') void attempt();
    },
    /**
     * Called when the page is left. A running request and a flush still complete.
     * @param replaced whether the same form has been opened again, which then sends what is left.
     */
    stop: (replaced: () => boolean) => {
      isOpen = false;
      isReplaced = replaced;
      clearTimeout(timer);
    },
    /** Called when the page is mounted, including after a `stop`. */
    start: () => {
      isOpen = true;
      isReplaced = () => false;
      changed();
    },
  };
}

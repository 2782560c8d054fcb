import type { Growing } from '@elan/domain/project/growing';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PendingGeneration } from '../drafts/draft.ts';
import { createStore, type Store } from '../lib/store.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { followGeneration } from './reconnectingGeneration.ts';
import { requestStop } from './requestStop.ts';
import type { Approach, GenerationReply } from './streamGeneration.ts';
import { paced } from './throttle.ts';

export type GenerationState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'done'; readonly reply: GenerationReply }
  | {
      readonly phase: 'running';
      readonly pending: PendingGeneration;
      readonly text: Store<string>;
      /** What is whole so far of a structure; none of it is kept yet. */
      readonly growing: Store<Growing>;
      /** The first of either is there. */
      readonly isWriting: boolean;
      /** The model reasons, and writes nothing yet. */
      readonly isThinking: boolean;
      readonly reconnecting: boolean;
      /** It was asked for before, and nothing is known of it yet. */
      readonly isLooking: boolean;
      readonly stop: 'possible' | 'asked' | 'failed';
    }
  | {
      readonly phase: 'failed';
      readonly failure: unknown;
      /** A part of it had come. */
      readonly hadText: boolean;
      /** What may still be running or done on the server: ask again for it, not anew. */
      readonly pending: PendingGeneration | undefined;
    };

interface Told {
  readonly onDone: (reply: GenerationReply, pending: PendingGeneration) => void;
  /** It ended without a result; with `isOver` false it may still be found again. */
  readonly onFailed: (failure: unknown, isOver: boolean, pending: PendingGeneration) => void;
}

/** The generation of one module, as its page sees it: asked for, looked for, followed, stopped. */
export function useGeneration(place: { projectId: string; module: string }, told: Told) {
  const { projectId, module } = place;
  const [state, setState] = useState<GenerationState>({ phase: 'idle' });
  const watching = useRef<AbortController>(undefined);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });

  const follow = useCallback(
    async (pending: PendingGeneration, how: Approach) => {
      watching.current?.abort();
      const controller = new AbortController();
      watching.current = controller;
      const change = (part: {
        isWriting?: boolean;
        isThinking?: boolean;
        reconnecting?: boolean;
        isLooking?: boolean;
      }) =>
        setState((now) =>
          now.phase === 'running' && isChange(now, part) ? { ...now, ...part } : now,
        );
      const text = createStore('');
      const growing = createStore<Growing>({});
      let isTold = false;
      const shown = paced((show: () => void) => {
        show();
        if (!isTold) change({ isWriting: true, isThinking: false, reconnecting: false });
        isTold = true;
      });
      let hadText = false;
      const begun = {
        reconnecting: false,
        stop: 'possible',
        isWriting: false,
        isThinking: false,
      } as const;
      const isLooking = how === 'look';
      setState({ phase: 'running', pending, text, growing, isLooking, ...begun });
      try {
        const { key, body, action } = pending;
        const reply = await followGeneration(
          { projectId, module, key, body, ...(action ? { action } : {}) },
          how,
          {
            signal: controller.signal,
            onConnected: () => change({ reconnecting: false, isLooking: false }),
            onText: (written) => {
              hadText = true;
              shown.push(() => text.set(written));
            },
            onGrowing: (whole) => {
              hadText = true;
              shown.push(() => growing.set(whole));
            },
            onThinking: (isThinking) => change({ isThinking }),
            onReconnecting: () => {
              isTold = false;
              change({ reconnecting: true });
            },
          },
        );
        if (controller.signal.aborted) return;
        setState({ phase: 'done', reply });
        latest.current.onDone(reply, pending);
      } catch (failure) {
        if (controller.signal.aborted) return;
        const isOver = !isOutcomeUnknown(failure);
        setState({ phase: 'failed', failure, hadText, pending: isOver ? undefined : pending });
        latest.current.onFailed(failure, isOver, pending);
      } finally {
        shown.cancel();
      }
    },
    [projectId, module],
  );

  useEffect(() => () => watching.current?.abort(), []);

  const stop = useCallback(async () => {
    if (state.phase !== 'running') return;
    const { key } = state.pending;
    const mark = (how: 'asked' | 'failed') =>
      setState((now) =>
        now.phase === 'running' && now.pending.key === key ? { ...now, stop: how } : now,
      );
    mark('asked');
    try {
      await requestStop({ projectId, module, key });
    } catch {
      mark('failed');
    }
  }, [state, projectId, module]);

  return {
    state,
    /** @returns what was asked for; keep it before it is followed. */
    order: (
      body: PendingGeneration['body'],
      action?: PendingGeneration['action'],
      /** Of the same request, where it was made before. */
      key: string = newIdempotencyKey(),
    ): PendingGeneration => ({
      key,
      ...(action ? { action } : {}),
      body,
      startedAt: new Date().toISOString(),
    }),
    follow,
    stop,
    dismiss: () => setState({ phase: 'idle' }),
  };
}

function isChange<State extends object>(now: State, part: Partial<State>): boolean {
  return (Object.keys(part) as (keyof State)[]).some((key) => now[key] !== part[key]);
}

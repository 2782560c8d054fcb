import type { PendingGeneration } from '@elan/domain/project/draft';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createFeed, type Feed } from '../feed.ts';
import { followGeneration } from './followGeneration.ts';
import { isStillUnknown } from './isStillUnknown.ts';
import { newGenerationKey } from './newKey.ts';
import { paced } from './paced.ts';
import { requestStop } from './requestStop.ts';
import type { GenerationReply } from './watchGeneration.ts';

export type GenerationState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'done'; readonly reply: GenerationReply }
  | {
      readonly phase: 'running';
      readonly pending: PendingGeneration;
      readonly text: Feed<string>;
      /** The first token is there. */
      readonly isWriting: boolean;
      readonly reconnecting: boolean;
      readonly stop: 'possible' | 'asked' | 'failed';
    }
  | {
      readonly phase: 'failed';
      readonly failure: unknown;
      /** A part of the text had come. */
      readonly hadText: boolean;
      /** What may still be running or done on the server: ask again for it, not anew. */
      readonly pending: PendingGeneration | undefined;
    };

interface Told {
  readonly onDone: (reply: GenerationReply, pending: PendingGeneration) => void;
  /** It ended without a result; with `isOver` false it may still be found again. */
  readonly onFailed: (failure: unknown, isOver: boolean) => void;
}

/** The generation of one module, as its page sees it: begins, follows, finds again, stops. */
export function useGeneration(place: { projectId: string; module: string }, told: Told) {
  const { projectId, module } = place;
  const [state, setState] = useState<GenerationState>({ phase: 'idle' });
  const watching = useRef<AbortController>(undefined);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });

  const follow = useCallback(
    async (pending: PendingGeneration) => {
      watching.current?.abort();
      const controller = new AbortController();
      watching.current = controller;
      const change = (part: { isWriting?: boolean; reconnecting: boolean }) =>
        setState((now) =>
          now.phase === 'running' && isChange(now, part) ? { ...now, ...part } : now,
        );
      const feed = createFeed('');
      let isTold = false;
      const shown = paced((text: string) => {
        feed.put(text);
        if (!isTold) change({ isWriting: true, reconnecting: false });
        isTold = true;
      });
      let hadText = false;
      const begun = { reconnecting: false, stop: 'possible', isWriting: false } as const;
      setState({ phase: 'running', pending, text: feed, ...begun });
      try {
        const { key, body, action } = pending;
        const reply = await followGeneration(
          { projectId, module, key, body, ...(action ? { action } : {}) },
          {
            signal: controller.signal,
            onConnected: () => change({ reconnecting: false }),
            onText: (text) => {
              hadText = true;
              shown.push(text);
            },
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
        const isOver = !isStillUnknown(failure);
        setState({ phase: 'failed', failure, hadText, pending: isOver ? undefined : pending });
        latest.current.onFailed(failure, isOver);
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
    ): PendingGeneration => ({
      key: newGenerationKey(),
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

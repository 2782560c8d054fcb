import type { Growing } from '@elan/domain/project/growing';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, isCode } from '../lib/apiClient.ts';
import { isOutcomeUnknown, isServerUnreachable, waitForServer } from '../lib/serverReachable.ts';
import { createStore, type Store } from '../lib/store.ts';
import { uniqueId } from '../lib/uniqueId.ts';
import { meQuery, setAiUsage } from '../session/me.ts';
import { followGeneration } from './reconnectingGeneration.ts';
import {
  type Approach,
  type GenerationReply,
  type RequestedGeneration,
  requestStop,
} from './streamGeneration.ts';
import { paced } from './throttle.ts';

export type GenerationState<Pending = RequestedGeneration> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'done'; readonly reply: GenerationReply }
  | {
      readonly phase: 'running';
      readonly pending: Pending;
      readonly text: Store<string>;
      /** The parts of a structured result that are complete so far, not saved yet. */
      readonly growing: Store<Growing>;
      /** Whether the first text or structured part has arrived. */
      readonly isWriting: boolean;
      /** Whether the model is reasoning and has not written anything yet. */
      readonly isThinking: boolean;
      readonly reconnecting: boolean;
      /** Whether the generation was requested earlier and the server has not responded with its state yet. */
      readonly isLooking: boolean;
      readonly stop: 'possible' | 'asked' | 'failed';
    }
  | {
      readonly phase: 'failed';
      readonly failure: unknown;
      /** Whether part of the result had arrived. */
      readonly hadPartOfResult: boolean;
      /**
       * Set if the generation may still be running or done on the server. Reconnect to it instead of starting another.
       */
      readonly pending: Pending | undefined;
    };

interface GenerationEvents<Pending> {
  readonly onDone: (reply: GenerationReply, pending: Pending) => void;
  /** Called if the page got no result. If `isOver` is false, the generation may still be running or done. */
  readonly onFailed: (failure: unknown, isOver: boolean) => void;
}

/**
 * The state of a module's generation, with functions to request, follow, stop and dismiss it. Also updates the user's
 * usage once the generation has ended.
 */
export function useGeneration<Pending extends RequestedGeneration>(
  place: { projectId: string; module: string },
  events: GenerationEvents<Pending>,
) {
  const { projectId, module } = place;
  const client = useQueryClient();
  const [state, setState] = useState<GenerationState<Pending>>({ phase: 'idle' });
  /** The key of the last request made during this visit, until it fails. */
  const followedKey = useRef<string>(undefined);
  /** A request that probably never arrived. An identical one reuses its key, in case the earlier one arrives. */
  const unarrivedRequest = useRef<Pending>(undefined);
  const watching = useRef<AbortController>(undefined);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  const follow = useCallback(
    async (pending: Pending, how: Approach) => {
      watching.current?.abort();
      const controller = new AbortController();
      watching.current = controller;
      const change = (part: Partial<Extract<GenerationState<Pending>, { phase: 'running' }>>) =>
        setState((now) =>
          now.phase === 'running' && isChange(now, part) ? { ...now, ...part } : now,
        );
      const text = createStore('');
      const growing = createStore<Growing>({});
      let hasReportedText = false;
      const shown = paced((show: () => void) => {
        show();
        if (!hasReportedText) change({ isWriting: true, isThinking: false, reconnecting: false });
        hasReportedText = true;
      });
      let hadPartOfResult = false;
      setState({
        phase: 'running',
        pending,
        text,
        growing,
        isWriting: false,
        isThinking: false,
        reconnecting: false,
        isLooking: how === 'look',
        stop: 'possible',
      });
      try {
        const { key, body, action } = pending;
        const reply = await followGeneration(
          { projectId, module, key, body, ...(action ? { action } : {}) },
          how,
          {
            signal: controller.signal,
            onConnected: () => change({ reconnecting: false, isLooking: false }),
            onText: (written) => {
              hadPartOfResult = true;
              shown.push(() => text.set(written));
            },
            onGrowing: (whole) => {
              hadPartOfResult = true;
              shown.push(() => growing.set(whole));
            },
            onThinking: (isThinking) => change({ isThinking }),
            onReconnecting: () => {
              hasReportedText = false;
              change({ reconnecting: true });
            },
          },
        );
        if (controller.signal.aborted) return;
        setState({ phase: 'done', reply });
        if (followedKey.current === pending.key) setAiUsage(client, reply.aiUsage);
        // A restored result may contain an outdated usage count.
        else void client.invalidateQueries({ queryKey: meQuery.queryKey });
        latest.current.onDone(reply, pending);
      } catch (failure) {
        if (controller.signal.aborted) return;
        // An error in the page, such as an event that it cannot read, does not end the generation.
        const isOver = failure instanceof ApiFailure && !isOutcomeUnknown(failure);
        setState({
          phase: 'failed',
          failure,
          hadPartOfResult,
          pending: isOver ? undefined : pending,
        });
        followedKey.current = undefined;
        if (isCode(failure, 'generation_not_begun')) unarrivedRequest.current = pending;
        latest.current.onFailed(failure, isOver);
        void client.invalidateQueries({ queryKey: meQuery.queryKey });
      } finally {
        shown.cancel();
      }
    },
    [projectId, module, client],
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

  /** @returns the key and time of a new request. Store them with the request before calling `follow`. */
  function newRequest(body: Pending['body'], action?: Pending['action']) {
    const earlier = unarrivedRequest.current;
    unarrivedRequest.current = undefined;
    const isSame =
      earlier?.action === action && JSON.stringify(earlier?.body) === JSON.stringify(body);
    const key = (isSame ? earlier?.key : undefined) ?? uniqueId();
    followedKey.current = key;
    return { key, startedAt: new Date().toISOString() };
  }

  const { failure, pending: lost } = state.phase === 'failed' ? state : {};
  const isCutOff = lost !== undefined && isServerUnreachable(failure);
  useEffect(() => {
    if (lost && isCutOff) return waitForServer(() => void follow(lost, 'look'));
  }, [lost, isCutOff, follow]);

  return {
    state,
    failure,
    /** The failed request if its outcome is unknown, so that the generation may still be running or done. */
    lost,
    /** Whether the outcome is unknown because the server cannot be reached. Once it can, the page looks again. */
    isCutOff,
    /** Whether part of the result had arrived before the failure. */
    hadPartOfResult: state.phase === 'failed' && state.hadPartOfResult,
    newRequest,
    follow,
    stop,
    dismiss: () => setState({ phase: 'idle' }),
  };
}

function isChange<State extends object>(now: State, part: Partial<State>): boolean {
  return (Object.keys(part) as (keyof State)[]).some((key) => now[key] !== part[key]);
}

/** @returns the structured result while it is being written, once its first part has arrived; else undefined. */
export function growingOf(state: GenerationState): Store<Growing> | undefined {
  return state.phase === 'running' && state.isWriting ? state.growing : undefined;
}

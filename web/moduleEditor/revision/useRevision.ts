import { maxInstructionLength, revised } from '@elan/domain/writeUp/revision';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import type { AskedRevision, RevisedPart } from '../../drafts/formats.ts';
import { useFlushOnLeave } from '../../drafts/onLeave.ts';
import { keepRevision, readRevision } from '../../drafts/storedRevision.ts';
import { newRequest, useGeneration } from '../../generation/useGeneration.ts';
import { ApiFailure, isCode } from '../../lib/apiClient.ts';
import { debounce } from '../../lib/debounce.ts';
import { isServerUnreachable, waitForServer } from '../../lib/serverReachable.ts';
import { createStore } from '../../lib/store.ts';
import { meQuery, setAiUsage } from '../../session/me.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** What a revision needs of its module. */
export type RevisedEditor = Pick<
  ModuleEditor,
  'definition' | 'place' | 'content' | 'cache' | 'queue' | 'saving' | 'immediateSave' | 'mayWrite'
>;

/** A proposal that the person has not decided on. */
export interface OpenProposal {
  readonly part: RevisedPart;
  readonly text: string;
  readonly isStopped: boolean;
}

/** Why a request cannot be sent as it is. */
export type InstructionFault = 'missing' | 'tooLong';

interface RevisionInput {
  readonly editor: RevisedEditor;
  readonly part: RevisedPart;
  /** The proposal was accepted or discarded, or the request was given up. */
  readonly onEnd: () => void;
}

export type Revision = ReturnType<typeof useRevision>;

/** The change of one part of a write-up: requested, followed, restored after a reload, accepted or discarded. */
export function useRevision({ editor, part, onEnd }: RevisionInput) {
  const { definition, place, cache, queue, saving, immediateSave } = editor;
  const { language } = useLanguage();
  const client = useQueryClient();
  const [found] = useState(() => readRevision(place));
  const [instruction] = useState(() => createStore(found?.instruction ?? ''));
  const [fault, setFault] = useState<InstructionFault>();
  const [proposal, setProposal] = useState<OpenProposal>();
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<AskedRevision | undefined>(found?.asked);
  /** What the open proposal answers: it stays open where another one fails. */
  const answered = useRef<AskedRevision>(undefined);
  /** A request that never arrived: an identical one reuses its key, in case the first still arrives. */
  const notBegun = useRef<AskedRevision>(undefined);
  /** The key of a request that was made on this visit. */
  const begun = useRef<string>(undefined);

  const latestPart = useRef(part);
  const keep = useCallback(() => {
    const words = instruction.read();
    if (words === '' && !asked.current) keepRevision(place, null);
    else {
      const { current } = asked;
      const stored = { part: latestPart.current, instruction: words };
      keepRevision(place, current ? { ...stored, asked: current } : stored);
    }
  }, [place, instruction]);
  const keepLatest = useRef(keep);
  const [typed] = useState(() => debounce<void>(() => keepLatest.current()));
  useEffect(() => {
    latestPart.current = part;
    keepLatest.current = keep;
    keep();
  }, [part, keep]);
  useFlushOnLeave(typed.flush);

  const generation = useGeneration<AskedRevision>(
    { projectId: place.projectId, module: definition.key },
    {
      onDone: (reply, pending) => {
        const { key, body } = pending;
        answered.current = pending;
        const { text = '', textEnding } = reply.result;
        const { section = '', passage } = body;
        setProposal({
          part: passage === undefined ? { section } : { section, passage },
          text,
          isStopped: textEnding === 'stopped',
        });
        if (begun.current === key) setAiUsage(client, reply.aiUsage);
        // A restored proposal may carry an old count.
        else void client.invalidateQueries({ queryKey: meQuery.queryKey });
      },
      onFailed: (failure, isOver, pending) => {
        begun.current = undefined;
        if (isCode(failure, 'generation_not_begun')) notBegun.current = pending;
        if (isCode(failure, 'save_conflict')) cache.readAgain().catch(() => {});
        if (isOver) {
          asked.current = answered.current;
          keep();
        }
        void client.invalidateQueries({ queryKey: meQuery.queryKey });
      },
    },
  );
  const { follow, state } = generation;

  // A request is looked up once per visit. It only begins if the person requests it again.
  useEffect(() => {
    if (found?.asked) void follow(found.asked, 'look');
  }, [found, follow]);

  const lost = state.phase === 'failed' ? state.pending : undefined;
  const isCutOff =
    lost !== undefined && state.phase === 'failed' && isServerUnreachable(state.failure);
  useEffect(() => {
    if (lost && isCutOff) return waitForServer(() => void follow(lost, 'look'));
  }, [lost, isCutOff, follow]);

  async function ask(request: () => AskedRevision): Promise<void> {
    setAsking(true);
    const resumeSaving = saving.hold();
    try {
      // What is on its way changes the version that the request must name.
      await queue(async () => {});
      const pending = request();
      notBegun.current = undefined;
      asked.current = pending;
      begun.current = pending.key;
      keep();
      setAsking(false);
      await follow(pending, 'ask');
    } finally {
      resumeSaving();
      setAsking(false);
    }
  }

  function newRevision(): AskedRevision {
    const body = {
      ...part,
      instruction: instruction.read().trim(),
      language,
      baseLastUpdated: cache.now()?.lastUpdated ?? null,
    };
    const earlier = notBegun.current;
    const isSame = JSON.stringify(earlier?.body) === JSON.stringify(body);
    return { ...newRequest(isSame ? earlier?.key : undefined), action: 'revise', body };
  }

  /** Forgets the request and its proposal. */
  function end(): void {
    typed.cancel();
    asked.current = undefined;
    instruction.set('');
    keepRevision(place, null);
    onEnd();
  }

  return {
    instruction,
    write: (words: string) => {
      instruction.set(words);
      setFault((now) => (faultOf(words) === undefined ? undefined : now));
      typed.later();
    },
    fault,
    /** The proposal that is open, if any. */
    proposal,
    state,
    isRunning: isAsking || state.phase === 'running',
    failure: state.phase === 'failed' ? state.failure : undefined,
    /** It reconnects by itself once the server can be reached. */
    isCutOff,
    /** Part of the failed text had arrived. */
    hadText: state.phase === 'failed' && state.hadText,
    /** @returns whether the request can be sent as it is. */
    propose: (): boolean => {
      const wrong = faultOf(instruction.read());
      setFault(wrong);
      if (wrong === undefined) void ask(newRevision);
      return wrong === undefined;
    },
    retry: () => void ask(() => lost ?? newRevision()),
    stop: generation.stop,
    /** @param words what accepting does, for the question that a newer version raises. */
    accept: (words: string, onDone: () => void) => {
      if (!proposal) return;
      let done: string | undefined;
      void immediateSave.save({
        words,
        apply: ({ aiResponse = '', aiResponseEnding }) => {
          if (aiResponse === done) return { aiResponse, aiResponseEnding };
          const changed = revised(aiResponse, proposal.part, proposal.text);
          if (typeof changed === 'string') throw new ApiFailure(changed);
          done = changed.text;
          const ending = proposal.isStopped ? 'stopped' : aiResponseEnding;
          return { aiResponse: done, aiResponseEnding: ending ?? 'complete' };
        },
        onDone: () => {
          end();
          onDone();
        },
      });
    },
    end,
  };
}

function faultOf(instruction: string): InstructionFault | undefined {
  const words = instruction.trim();
  if (words === '') return 'missing';
  return words.length > maxInstructionLength ? 'tooLong' : undefined;
}

import { maxInstructionLength, revised } from '@elan/domain/writeUp/revision';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import type { AskedRevision, RevisedPart } from '../../drafts/formats.ts';
import { useFlushOnLeave } from '../../drafts/onLeave.ts';
import { keepRequest, readRequest } from '../../drafts/storedRequests.ts';
import { useGeneration } from '../../generation/useGeneration.ts';
import { ApiFailure, isCode } from '../../lib/apiClient.ts';
import { debounce } from '../../lib/debounce.ts';
import { createStore } from '../../lib/store.ts';
import type { ImmediateChange } from '../state/useImmediateSave.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

export type RevisedEditor = Pick<
  ModuleEditor,
  'definition' | 'place' | 'content' | 'cache' | 'queue' | 'saving' | 'immediateSave' | 'mayWrite'
>;

/** A proposal that the user has neither accepted nor discarded. */
export interface OpenProposal {
  readonly part: RevisedPart;
  readonly text: string;
  readonly isStopped: boolean;
}

/** Why an instruction cannot be sent. */
export type InstructionFault = 'missing' | 'tooLong';

interface RevisionInput {
  readonly editor: RevisedEditor;
  readonly part: RevisedPart;
  /** Called when the proposal was accepted or discarded, or the request was cancelled. */
  readonly onEnd: () => void;
  /** Called instead if the instruction changed while the proposal for a passage was being accepted. */
  readonly onPart: (part: RevisedPart) => void;
}

export type Revision = ReturnType<typeof useRevision>;

/** Revises one part of a write-up: requests a proposal, restores it after a reload, accepts or discards it. */
export function useRevision({ editor, part, onEnd, onPart }: RevisionInput) {
  const { definition, place, cache, queue, saving, immediateSave } = editor;
  const { language } = useLanguage();
  const [found] = useState(() => readRequest('revision', place));
  const [instruction] = useState(() => createStore(found?.instruction ?? ''));
  const [fault, setFault] = useState<InstructionFault>();
  const [proposal, setProposal] = useState<OpenProposal>();
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<AskedRevision | undefined>(found?.asked);
  /** The request that led to the open proposal. The proposal stays open if a further request fails. */
  const answered = useRef<AskedRevision>(undefined);
  /** The change of the last accepted proposal, which is retried if the server could not be reached. */
  const acceptedChange = useRef<ImmediateChange>(undefined);

  const latestPart = useRef(part);
  const keep = useCallback(() => {
    const words = instruction.read();
    if (words === '' && !asked.current) keepRequest('revision', place, null);
    else {
      const { current } = asked;
      const stored = { part: latestPart.current, instruction: words };
      keepRequest('revision', place, current ? { ...stored, asked: current } : stored);
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
        answered.current = pending;
        const { text = '', textEnding } = reply.result;
        const { section = '', passage } = pending.body;
        setProposal({
          part: passage === undefined ? { section } : { section, passage },
          text,
          isStopped: textEnding === 'stopped',
        });
      },
      onFailed: (failure, isOver) => {
        if (isCode(failure, 'save_conflict')) cache.readAgain().catch(() => {});
        if (isOver) {
          asked.current = answered.current;
          keep();
        }
      },
    },
  );
  const { follow, state, lost } = generation;

  // Looks up the stored request when the panel opens, without starting a generation.
  useEffect(() => {
    if (found?.asked) void follow(found.asked, 'look');
  }, [found, follow]);

  async function ask(request: () => AskedRevision): Promise<void> {
    setAsking(true);
    const resumeSaving = saving.hold();
    try {
      // Waits for queued saves, which change the version that this request is based on.
      await queue(async () => {});
      const pending = request();
      asked.current = pending;
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
    return { ...generation.newRequest(body, 'revise'), action: 'revise', body };
  }

  /** Discards the request and its proposal. */
  function end(): void {
    typed.cancel();
    if (acceptedChange.current) immediateSave.cancel(acceptedChange.current);
    asked.current = undefined;
    instruction.set('');
    keepRequest('revision', place, null);
    onEnd();
  }

  /** Discards an accepted proposal, and the request with its instruction unless they changed since. */
  function endAccepted(accepted: OpenProposal, key: string | undefined, words: string): void {
    const isSame = asked.current?.key === key;
    if (isSame && instruction.read() === words) {
      end();
      return;
    }
    if (isSame) asked.current = undefined;
    if (answered.current?.key === key) answered.current = undefined;
    setProposal((now) => (now === accepted ? undefined : now));
    keep();
    // A passage is no longer in the text once its proposal was accepted.
    const { section, passage } = accepted.part;
    if (isSame && passage !== undefined) onPart({ section });
  }

  return {
    instruction,
    write: (words: string) => {
      instruction.set(words);
      setFault((now) => (faultOf(words) === undefined ? undefined : now));
      typed.later();
    },
    fault,
    proposal,
    state,
    isRunning: isAsking || state.phase === 'running',
    failure: generation.failure,
    isCutOff: generation.isCutOff,
    hadPartOfResult: generation.hadPartOfResult,
    /** Requests a proposal if the instruction is valid. @returns whether it is. */
    propose: (): boolean => {
      const wrong = faultOf(instruction.read());
      setFault(wrong);
      if (wrong === undefined) void ask(newRevision);
      return wrong === undefined;
    },
    retry: () => void ask(() => lost ?? newRevision()),
    stop: generation.stop,
    /** @param words describes the change, for the dialog shown if a newer version was saved elsewhere. */
    accept: (words: string, onDone: () => void) => {
      if (!proposal) return;
      const key = answered.current?.key;
      const typedBefore = instruction.read();
      let done: string | undefined;
      const change: ImmediateChange = {
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
          endAccepted(proposal, key, typedBefore);
          onDone();
        },
      };
      acceptedChange.current = change;
      void immediateSave.save(change);
    },
    end,
  };
}

function faultOf(instruction: string): InstructionFault | undefined {
  const words = instruction.trim();
  if (words === '') return 'missing';
  return words.length > maxInstructionLength ? 'tooLong' : undefined;
}

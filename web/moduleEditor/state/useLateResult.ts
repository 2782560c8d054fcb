import { editNotes } from '@elan/domain/project/editedText';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { GenerationReply } from '../../generation/streamGeneration.ts';
import { call, isCode } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import type { Queue } from '../../lib/queue.ts';
import { type FormValues, formValuesOf, withProposals } from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';

interface LateResultInput {
  /** @returns the answers in the form, which may not be saved yet. */
  readonly typedAnswers: () => FormValues['answers'];
  readonly cache: ModuleCache;
  readonly queue: Queue;
  readonly onChosen: () => void;
}

/** A result that was not stored, because the module had changed or its text was edited. The user takes or drops it. */
export function useLateResult(
  projectId: string,
  definition: ModuleDefinition,
  { cache, queue, typedAnswers, onChosen }: LateResultInput,
) {
  const [reply, setReply] = useState<GenerationReply>();

  const content = useMemo(() => {
    if (!reply) return undefined;
    // Answers are left out, because saved ones stay. `take` adds proposals for blank ones.
    const { superseded, ...result } = reply.result;
    const { answers, proposedAnswers, defaultedAnswers, ...generated } = result;
    return generated;
  }, [reply]);

  /** Reads the latest saved version, on which `take` is then based. */
  async function readAgain(): Promise<void> {
    const entry = await cache.readAgain();
    setReply((now) => now && { ...now, lastUpdated: entry?.lastUpdated ?? null });
  }

  /** @returns the saved answers with the proposals of an auto-fill for those that are still blank, and their marks. */
  function proposedBy({ result }: GenerationReply, saved: FormValues): ModuleContent {
    if (!result.answers) return {};
    const typed = typedAnswers();
    const open = Object.entries(result.answers).filter(([id]) => isBlank(typed[id]));
    const { proposedAnswers = [], defaultedAnswers = [] } = result;
    const filled = { answers: Object.fromEntries(open), proposedAnswers, defaultedAnswers };
    const { answers, ...marks } = withProposals(saved, filled);
    return {
      answers: { ...answers },
      proposedAnswers: [...marks.proposedAnswers],
      defaultedAnswers: [...marks.defaultedAnswers],
    };
  }

  const taking = useMutation({
    mutationFn: async () => {
      if (!reply || !content) return;
      try {
        await queue(async () => {
          // The saved version shown beside the late result. An autosave may have created it after the reply.
          const saved = cache.now();
          const data = { ...content, ...proposedBy(reply, formValuesOf(definition, saved)) };
          const { lastUpdated } = await call(contract.saveModule, {
            params: { id: projectId, module: definition.key },
            body: { data, baseLastUpdated: saved?.lastUpdated ?? reply.lastUpdated },
          });
          cache.set({ ...data, ...editNotes(content, false), lastUpdated });
        });
      } catch (failure) {
        if (isCode(failure, 'save_conflict')) await readAgain();
        throw failure;
      }
      setReply(undefined);
      onChosen();
    },
  });

  return {
    content,
    /** Whether the result was stopped, so that the content has only its complete parts. */
    isPartial: reply?.result.structureEnding === 'stopped',
    taking,
    make: (made: GenerationReply) => {
      setReply(made);
      taking.reset();
      // The late result is shown beside the latest saved version. If that cannot be read, the late result stays.
      cache.readAgain().catch(() => {});
    },
    drop: () => {
      setReply(undefined);
      onChosen();
    },
  };
}

import { editNotes } from '@elan/domain/project/editedText';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { useMemo, useState } from 'react';
import type { GenerationReply } from '../../generation/streamGeneration.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import type { Queue } from '../../lib/queue.ts';
import type { ModuleCache } from './moduleCache.ts';

/** A result not saved in the module, which had changed or has an edited text. The user can still take or drop it. */
export interface LateResult {
  readonly content: ModuleContent | undefined;
  /** Whether the content is the complete parts of a result that was stopped. */
  readonly isPartial: boolean;
  readonly isTaking: boolean;
  readonly failure: unknown;
  readonly make: (reply: GenerationReply) => void;
  readonly take: () => Promise<void>;
  readonly drop: () => void;
}

interface LateResultInput {
  readonly cache: ModuleCache;
  readonly queue: Queue;
  readonly onChosen: () => void;
}

export function useLateResult(
  { projectId, module }: { readonly projectId: string; readonly module: string },
  { cache, queue, onChosen }: LateResultInput,
): LateResult {
  const [reply, setReply] = useState<GenerationReply>();
  const [isTaking, setTaking] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const content = useMemo(() => {
    if (!reply) return undefined;
    // Answers that were changed elsewhere stay, so only generated content belongs to the late result.
    const { superseded, textEnding, ...result } = reply.result;
    const { answers, proposedAnswers, defaultedAnswers, ...generated } = result;
    return generated;
  }, [reply]);

  /** Reads the latest saved version, on which `take` is then based. */
  async function readAgain(): Promise<void> {
    const entry = await cache.readAgain();
    setReply((now) => now && { ...now, lastUpdated: entry?.lastUpdated ?? null });
  }

  async function take(): Promise<void> {
    if (!reply || !content) return;
    setTaking(true);
    setFailure(undefined);
    try {
      await queue(async () => {
        // The saved version shown beside the late result. An autosave may have created it after the reply.
        const base = cache.now()?.lastUpdated ?? reply.lastUpdated;
        const { lastUpdated } = await call(contract.saveModule, {
          params: { id: projectId, module },
          body: { data: content, baseLastUpdated: base },
        });
        cache.set({ ...content, ...editNotes(content, false), lastUpdated });
      });
      setReply(undefined);
      onChosen();
    } catch (thrown) {
      setFailure(thrown);
      const isConflict = thrown instanceof ApiFailure && thrown.code === 'save_conflict';
      if (isConflict) await readAgain().catch(setFailure);
    } finally {
      setTaking(false);
    }
  }

  return {
    content,
    isPartial: reply?.result.textEnding === 'stopped',
    isTaking,
    failure,
    make: (made) => {
      setReply(made);
      setFailure(undefined);
      // The late result is shown beside the latest saved version. If that cannot be read, the late result stays.
      cache.readAgain().catch(() => {});
    },
    take,
    drop: () => {
      setReply(undefined);
      onChosen();
    },
  };
}

import type { contract } from '@elan/domain/contract/contract';
import type { Language } from '@elan/domain/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { RequestedGeneration } from '../../generation/streamGeneration.ts';
import { newRequest, useGeneration } from '../../generation/useGeneration.ts';
import { isCode } from '../../lib/apiClient.ts';
import { meQuery, setAiUsage } from '../../session/me.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

export type TwinEditor = Pick<
  ModuleEditor,
  | 'definition'
  | 'place'
  | 'content'
  | 'cache'
  | 'queue'
  | 'saving'
  | 'form'
  | 'mayWrite'
  | 'generation'
>;

/** Requests a translation of the write-up, and tracks its progress. The server stores it even if the page is closed. */
export function useTwin({ definition, place, cache, queue, saving, form }: TwinEditor) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const generation = useGeneration<RequestedGeneration>(
    { projectId: place.projectId, module: definition.key },
    {
      onDone: ({ result, lastUpdated, aiUsage }) => {
        setAiUsage(client, aiUsage);
        if (!result.twin || lastUpdated === null) return;
        // A translation changes no field of the form, so a form based on the former version is up to date.
        const { base } = form.formState.read();
        if (base.lastUpdated === cache.now()?.lastUpdated) form.rebase({ ...base, lastUpdated });
        cache.set({ twin: result.twin, lastUpdated });
      },
      onFailed: (failure) => {
        if (isCode(failure, 'save_conflict')) cache.readAgain().catch(() => {});
        void client.invalidateQueries({ queryKey: meQuery.queryKey });
      },
    },
  );
  const { state } = generation;

  async function ask(language: Language): Promise<void> {
    setAsking(true);
    const resumeSaving = saving.hold();
    try {
      // Waits for queued saves, which change the version that this request is based on.
      await queue(async () => {});
      const body: z.infer<(typeof contract.translateModule)['body']> = {
        language,
        baseLastUpdated: cache.now()?.lastUpdated ?? null,
      };
      setAsking(false);
      await generation.follow({ ...newRequest(undefined), action: 'translate', body }, 'ask');
    } finally {
      resumeSaving();
      setAsking(false);
    }
  }

  return {
    state,
    isRunning: isAsking || state.phase === 'running',
    failure: state.phase === 'failed' ? state.failure : undefined,
    translate: (language: Language) => void ask(language),
    stop: generation.stop,
  };
}

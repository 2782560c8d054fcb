import type { contract } from '@elan/domain/contract/contract';
import type { Language } from '@elan/domain/language';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { isWorthAsking } from '../../drafts/draft.ts';
import type { AskedTranslation } from '../../drafts/formats.ts';
import { keepRequest, readRequest } from '../../drafts/storedRequests.ts';
import { newRequest, useGeneration } from '../../generation/useGeneration.ts';
import { isCode } from '../../lib/apiClient.ts';
import { meQuery, setAiUsage } from '../../session/me.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/**
 * Requests a translation of the write-up, and tracks its progress, also after a reload. The server stores it even if
 * the page is closed.
 */
export function useTwin({ definition, place, cache, queue, saving, form }: ModuleEditor) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [found] = useState(() => readRequest('translation', place));
  /** The key of a request made during this visit, until it fails. */
  const begun = useRef<string>(undefined);
  /** A request that probably never arrived. An identical one reuses its key, in case the earlier one arrives. */
  const notBegun = useRef<AskedTranslation>(undefined);
  const generation = useGeneration<AskedTranslation>(
    { projectId: place.projectId, module: definition.key },
    {
      onDone: ({ result, lastUpdated, aiUsage }, { key }) => {
        keepRequest('translation', place, null);
        if (begun.current === key) setAiUsage(client, aiUsage);
        // A restored result may contain an outdated usage count.
        else void client.invalidateQueries({ queryKey: meQuery.queryKey });
        if (!result.twin || lastUpdated === null) return;
        // A version read after the translation was stored contains it.
        if ((cache.now()?.lastUpdated ?? '') >= lastUpdated) return;
        // A translation changes no field of the form, so a form based on the former version is up to date.
        const { base } = form.formState.read();
        if (base.lastUpdated === cache.now()?.lastUpdated) form.rebase({ ...base, lastUpdated });
        cache.set({ twin: result.twin, lastUpdated });
      },
      onFailed: (failure, isOver, pending) => {
        begun.current = undefined;
        if (isCode(failure, 'generation_not_begun')) notBegun.current = pending;
        if (isOver) keepRequest('translation', place, null);
        if (isCode(failure, 'save_conflict')) cache.readAgain().catch(() => {});
        void client.invalidateQueries({ queryKey: meQuery.queryKey });
      },
    },
  );
  const { follow, state, lost } = generation;

  // Looks up the stored request when the panel opens, without starting a translation.
  useEffect(() => {
    if (isWorthAsking(found)) void follow(found, 'look');
  }, [found, follow]);

  function newTranslation(language: Language): AskedTranslation {
    const body: z.infer<(typeof contract.translateModule)['body']> = {
      language,
      baseLastUpdated: cache.now()?.lastUpdated ?? null,
    };
    const earlier = notBegun.current;
    const isSame = JSON.stringify(earlier?.body) === JSON.stringify(body);
    return { ...newRequest(isSame ? earlier?.key : undefined), action: 'translate', body };
  }

  async function ask(language: Language): Promise<void> {
    setAsking(true);
    const resumeSaving = saving.hold();
    try {
      // Waits for queued saves, which change the version that this request is based on.
      await queue(async () => {});
      const pending = lost ?? newTranslation(language);
      notBegun.current = undefined;
      begun.current = pending.key;
      keepRequest('translation', place, pending);
      setAsking(false);
      await follow(pending, 'ask');
    } finally {
      resumeSaving();
      setAsking(false);
    }
  }

  return {
    state,
    isRunning: isAsking || state.phase === 'running',
    failure: generation.failure,
    /** Whether an earlier request may still be running or done. `translate` then finds it again. */
    isOutOfSight: lost !== undefined,
    translate: (language: Language) => void ask(language),
    stop: generation.stop,
  };
}

import type { Language } from '@elan/domain/language';
import type { WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftPlace } from '../../drafts/draftStorage.ts';
import type { PendingGeneration } from '../../drafts/formats.ts';
import { useGeneration } from '../../generation/useGeneration.ts';
import type { Queue } from '../../lib/queue.ts';
import { meQuery } from '../../session/me.ts';
import type { Base } from './formState.ts';
import { dataOf, withProposals } from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';
import { useLateResult } from './useLateResult.ts';
import type { ModuleForm } from './useModuleForm.ts';

interface GenerationInput {
  readonly definition: ModuleDefinition;
  readonly place: DraftPlace;
  readonly language: Language;
  readonly form: ModuleForm;
  readonly cache: ModuleCache;
  /**
   * Saves an edited text and returns the version to generate from; undefined if there is a conflict to resolve first.
   */
  readonly bringUpToDate: () => Promise<Base | undefined>;
  readonly queue: Queue;
  /** Pauses autosaving until the returned function is called. */
  readonly hold: () => () => void;
}

export type ModuleGeneration = ReturnType<typeof useModuleGeneration>;

/**
 * Requests a module's generation and follows it, also after a reload. If the module was changed meanwhile, or its text
 * edited, the result is late: it is not stored in the module, but offered.
 */
export function useModuleGeneration(input: GenerationInput) {
  const { definition, place, language, form, cache } = input;
  const { projectId } = place;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const lateResult = useLateResult(projectId, definition, {
    cache,
    queue: input.queue,
    typedAnswers: () => form.formState.read().values.answers,
    onChosen: () => form.setLateResult(undefined),
  });
  /** How the last result ended that was stored in the module, until another generation is requested. */
  const [lastEnd, setLastEnd] = useState<WriteUpEnding>();
  const [lastAction, setLastAction] = useState(() => form.formState.read().pending?.action);

  const generation = useGeneration<PendingGeneration>(
    { projectId, module: definition.key },
    {
      onDone: (reply, pending) => {
        const { body } = pending;
        form.setPending(undefined);
        const { superseded, ...content } = reply.result;
        if (superseded || reply.lastUpdated === null) {
          // Stored in the draft, so that the result is found again after a reload, until the user has chosen.
          form.setLateResult(pending);
          lateResult.make(reply);
          return;
        }
        const { aiResponseEnding, aiAnalysisEnding, structureEnding = 'complete' } = content;
        setLastEnd(aiResponseEnding ?? aiAnalysisEnding ?? structureEnding);
        const { lastUpdated } = reply;
        const savedValues = {
          answers: content.answers ?? body.answers,
          comments: body.comments,
          proposedAnswers: content.proposedAnswers ?? body.proposedAnswers ?? [],
          defaultedAnswers: content.defaultedAnswers ?? body.defaultedAnswers ?? [],
        };
        // A restored result may be older than the version that the form is based on, or than the saved one.
        const { base } = form.formState.read();
        if ((base.lastUpdated ?? '') < lastUpdated) {
          // The form takes the answers proposed by an auto-fill. Text typed in the meantime stays.
          if (content.answers) form.write((now) => withProposals(now, savedValues));
          // A generation saves the answers, but does not change the saved forecast.
          const { forecast, writeUp: before } = base.values;
          const writeUp = content.aiResponse ?? content.aiAnalysis ?? before;
          const kept = {
            ...(forecast ? { forecast } : {}),
            ...(writeUp === undefined ? {} : { writeUp }),
          };
          form.rebase({ values: { ...savedValues, ...kept }, lastUpdated });
        }
        if ((cache.now()?.lastUpdated ?? '') > lastUpdated) return;
        cache.set({ ...savedValues, ...content, lastUpdated });
      },
      onFailed: (_failure, isOver) => {
        if (isOver) form.setPending(undefined);
      },
    },
  );

  function ask(pending: PendingGeneration) {
    setLastAction(pending.action);
    setLastEnd(undefined);
    void generation.follow(pending, 'ask');
  }

  async function begin(action?: PendingGeneration['action']) {
    setAsking(true);
    setLastAction(action);
    setRefused(undefined);
    generation.dismiss();
    const resumeSaving = input.hold();
    try {
      const from = await input.bringUpToDate();
      if (!from) return;
      const { forecast: _apart, ...written } = dataOf(
        from.values,
        form.formState.read().base.values,
      );
      const body = {
        ...written,
        baseLastUpdated: from.lastUpdated,
        language,
      };
      const pending = {
        ...generation.newRequest(body, action),
        ...(action ? { action } : {}),
        body,
      };
      lateResult.drop();
      form.setPending(pending);
      ask(pending);
    } catch (failure) {
      setRefused(failure);
    } finally {
      resumeSaving();
      setAsking(false);
    }
  }

  // Looks up the stored generation when the page opens, without starting a new one.
  const { follow: resume } = generation;
  useEffect(() => {
    const { pending } = form.formState.read();
    if (!pending) return;
    setLastAction(pending.action);
    void resume(pending, 'look');
  }, [resume, form.formState]);

  const { state, lost } = generation;
  const isWriting = state.phase === 'running' && state.isWriting;
  useEffect(() => {
    // Fetches the usage again, since this generation now holds a unit of the quota.
    if (isWriting) void client.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [isWriting, client]);

  return {
    state,
    isRunning: isAsking || state.phase === 'running',
    /** Whether the last generation ended with a result, whether stored or late. */
    isDone: state.phase === 'done',
    failure: generation.failure ?? refused,
    hadPartOfResult: generation.hadPartOfResult,
    /** Whether the last request failed, but its generation may still be running or done. */
    isOutcomeUnknown: lost !== undefined,
    isCutOff: generation.isCutOff,
    lateResult,
    lastEnd,
    generate: () => void begin(),
    autoFill: () => void begin('autoFill'),
    /** Whether the current or last generation is an auto-fill. */
    isAutoFill: lastAction === 'autoFill',
    retry: () => {
      if (lost) ask(lost);
      else void begin(lastAction);
    },
    stop: generation.stop,
  };
}

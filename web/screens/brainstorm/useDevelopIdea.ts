import { developedMarks, developIdea } from '@elan/domain/project/developIdea';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { loadDefinition } from '../../catalogue/definitions.ts';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { useIsMounted } from '../../lib/useIsMounted.ts';
import {
  type Difference,
  differences,
  type FormValues,
  formValuesOf,
} from '../../moduleEditor/state/formValues.ts';
import { useModuleCache } from '../../moduleEditor/state/moduleCache.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { toModule } from '../../session/projectPath.ts';
import type { IdeaChoice } from './useIdeaChoice.ts';

export type Developing = ReturnType<typeof useDevelopIdea>;

/**
 * Copies the chosen idea into the idea module and opens that module, unless the user has left the page
 * (docs/product.md#developing-an-idea). Different answers there are shown first, and replaced only with the user's
 * consent.
 */
export function useDevelopIdea(
  { project, entry }: Pick<ModuleEditor, 'project' | 'entry'>,
  { chosen, settled }: IdeaChoice,
) {
  const { idea } = catalogue;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const cache = useModuleCache(project.id, idea.key);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [replaced, setReplaced] = useState<readonly Difference[]>();

  const isMounted = useIsMounted();

  const goThere = async () => {
    if (isMounted()) await navigate(toModule(project.id, idea.key));
  };

  async function set(answers: FormValues['answers'], from: ModuleEntry | undefined): Promise<void> {
    const data = {
      answers: { ...answers },
      proposedAnswers: [...developedMarks.proposedAnswers],
      defaultedAnswers: [...developedMarks.defaultedAnswers],
    };
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id: project.id, module: idea.key },
      body: { data, baseLastUpdated: from?.lastUpdated ?? null },
    });
    cache.set({ ...data, lastUpdated });
    await goThere();
  }

  /** @param evenReplacing whether to replace different answers. */
  async function develop(evenReplacing = false): Promise<void> {
    if (!chosen) return;
    setBusy(true);
    setFailure(undefined);
    setReplaced(undefined);
    const answers = developIdea(chosen, entry?.answers ?? {}, language);
    try {
      // Waits for the choice to be saved. If that fails, the idea is at least copied to the idea module.
      await settled();
      const saved = await cache.readAgain();
      const lost = replacedBy(await loadDefinition('idea'), answers, saved);
      if (lost.length > 0 && !evenReplacing) setReplaced(lost);
      else await set(answers, saved);
    } catch (thrown) {
      // Another save came in between, so check again what would be replaced.
      if (thrown instanceof ApiFailure && thrown.code === 'save_conflict') return develop();
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  }

  function replacedBy(
    definition: ModuleDefinition,
    answers: FormValues['answers'],
    saved: ModuleEntry | undefined,
  ): readonly Difference[] {
    const now = formValuesOf(definition, saved);
    return differences(definition, now, { ...now, answers }).filter(({ mine }) => !isBlank(mine));
  }

  const { businessIdea } = project.modules_data[idea.key]?.answers ?? {};
  return {
    isBusy,
    /** Whether an idea is chosen and none is described in the idea module. */
    isLeftBehind: chosen !== undefined && isBlank(businessIdea),
    failure,
    /** The answers that would be replaced, if any. */
    replaced,
    develop: () => develop(),
    replace: () => develop(true),
    keep: () => {
      setReplaced(undefined);
      void goThere();
    },
    close: () => setReplaced(undefined),
  };
}

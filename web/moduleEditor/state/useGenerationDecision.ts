import { type Decision, refused } from '@elan/domain/decision';
import { decideGeneration } from '@elan/domain/generation/decideGeneration';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useStoreValue } from '../../lib/store.ts';
import { accessOf, usageOf, useMe } from '../../session/me.ts';
import { useStorage } from '../../subscription/StorageNotice.tsx';
import type { ModuleForm } from './useModuleForm.ts';

/** @returns whether the module may be generated from the current form; renders again when that changes. */
export function useGenerationDecision(
  { formState }: ModuleForm,
  definition: ModuleDefinition,
  entry: ModuleEntry | undefined,
): Decision {
  const me = useMe();
  const access = accessOf(me);
  const storage = useStorage();
  const because = useStoreValue(formState, ({ values: { answers } }) => {
    const usage = usageOf(me);
    const decision = decideGeneration({
      definition,
      access,
      answers,
      entries: entry?.entries,
      usage,
      storage,
    });
    return decision.allowed ? undefined : decision.because;
  });
  return because === undefined ? { allowed: true } : refused(because);
}

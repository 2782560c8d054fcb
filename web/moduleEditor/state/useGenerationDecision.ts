import { type Decision, refused } from '@elan/domain/decision';
import { decideGeneration, limitFirst } from '@elan/domain/generation/decideGeneration';
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
    const input = { definition, access, usage: usageOf(me), storage };
    const decision = limitFirst(input, () =>
      decideGeneration({ ...input, answers, entries: entry?.entries }),
    );
    return decision.allowed ? undefined : decision.because;
  });
  return because === undefined ? { allowed: true } : refused(because);
}

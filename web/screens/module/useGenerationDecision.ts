import { type Decision, decideGeneration, refused } from '@elan/domain/generation/decideGeneration';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useFed } from '../../feed.ts';
import { accessOf } from '../../session/accessOf.ts';
import { useMe } from '../../session/me.ts';
import type { Writing } from './useWriting.ts';

/** @returns whether the module may be generated from what stands on the page; drawn again when that changes. */
export function useGenerationDecision(
  { standing }: Writing,
  definition: ModuleDefinition,
  entry: ModuleEntry | undefined,
): Decision {
  const me = useMe();
  const access = accessOf(me);
  const because = useFed(standing, ({ written: { answers } }) => {
    const usage = me.aiUsage;
    const decision = decideGeneration({
      definition,
      access,
      answers,
      entries: entry?.entries,
      usage,
    });
    return decision.allowed ? undefined : decision.because;
  });
  return because === undefined ? { allowed: true } : refused(because);
}

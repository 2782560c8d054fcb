import type { ProjectChecks } from '../contract/checks.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { TraceSources } from '../tracing/sources.ts';
import { untracedIn } from '../tracing/untraced.ts';

/** @returns the amounts of a module’s text that none of the sources explains. @param module its key. */
export function untracedOf(
  module: string,
  { aiResponse, aiAnalysis }: Pick<ModuleContent, 'aiResponse' | 'aiAnalysis'>,
  sources: TraceSources,
): ProjectChecks['untraced'] {
  const text = aiResponse ?? aiAnalysis;
  if (text === undefined) return [];
  return untracedIn(text, sources).map(({ amount, context }) => ({ module, amount, context }));
}

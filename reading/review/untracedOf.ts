import { mostListed, type ProjectChecks } from '@elan/domain/contract/checks';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { TraceSources } from '../tracing/sources.ts';
import { untracedIn } from '../tracing/untraced.ts';

/** The unexplained amounts to list, and the total number in each text. */
export type UntracedAmounts = Pick<ProjectChecks, 'untraced' | 'untracedCount'>;

/** Adds the unexplained amounts of a module’s text to `found`. */
export function addUntraced(
  found: UntracedAmounts,
  module: string,
  { aiResponse, aiAnalysis }: Pick<ModuleContent, 'aiResponse' | 'aiAnalysis'>,
  sources: TraceSources,
): void {
  const text = aiResponse ?? aiAnalysis;
  if (text === undefined) return;
  const { untraced, count } = untracedIn(text, sources, mostListed);
  if (count === 0) return;
  found.untraced.push(...untraced.map((one) => ({ module, ...one })));
  found.untracedCount[module] = count;
}

import type { Measurements } from '../observability/measurements.ts';
import type { GenerationRow } from '../store/generations/generations.ts';

/** Records the metric for a generation whose process died. Called by the server that marked it as ended. */
export function countInterrupted(
  { measure }: { readonly measure: Measurements },
  { module, action }: Pick<GenerationRow, 'module' | 'action'>,
): void {
  measure.generation({ module, action, outcome: 'generation_interrupted' });
}

import type { Measurements } from '../observability/measurements.ts';
import type { GenerationRow } from '../store/generations/generations.ts';

/** Counts a generation whose process died, on the server that has ended it. */
export function countInterrupted(
  { measure }: { readonly measure: Measurements },
  { module, action }: Pick<GenerationRow, 'module' | 'action'>,
): void {
  measure.generation({ module, action, outcome: 'generation_interrupted' });
}

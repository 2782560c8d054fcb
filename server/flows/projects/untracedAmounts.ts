import { setImmediate as nextTurn } from 'node:timers/promises';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { journey } from '@elan/modules/catalogue';
import { addUntraced, type UntracedAmounts } from '@elan/reading/review/untracedOf';
import { projectSources } from '@elan/reading/tracing/projectSources';
import { readingSources } from '@elan/reading/tracing/sources';
import { inTurns } from '../../lib/takingTurns.ts';
import type { ProjectRow } from '../../store/projects/projects.ts';

/**
 * @param inputs the inputs of the saved forecast; the same object as for the checks, so that cached results are used.
 * @returns the amounts in the modules' texts for which no source was found.
 */
export async function untracedAmounts(
  { name, description, modulesData: modules }: ProjectRow,
  inputs: ForecastInputs | undefined,
  now: Date,
): Promise<UntracedAmounts> {
  const figures = figuresOf(inputs);
  const sources = projectSources({ name, description, modules }, { journey, figures, now });
  await inTurns(readingSources(sources));
  const found: UntracedAmounts = { untraced: [], untracedCount: {} };
  for (const { key } of journey) {
    await nextTurn();
    addUntraced(found, key, modules[key] ?? {}, sources);
  }
  return found;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { addUntraced, type UntracedAmounts } from '@elan/domain/review/untracedOf';
import { projectSources } from '@elan/domain/tracing/projectSources';
import { catalogue, journey } from '@elan/modules/catalogue';
import type { ProjectRow } from '../../store/projects/projects.ts';

/** @returns the amounts of a project's texts that come neither from the forecast, nor from the person's words, nor from the law. */
export async function untracedAmounts(
  { name, description, modulesData: modules }: ProjectRow,
  now: Date,
): Promise<UntracedAmounts> {
  const figures = figuresOf(modules[catalogue.finances.key]?.forecast?.inputs);
  const sources = projectSources({ name, description, modules }, { journey, figures, now });
  const found: UntracedAmounts = { untraced: [], untracedCount: {} };
  for (const { key } of journey) {
    // Each text takes some milliseconds: other requests are answered in between.
    await nextTurn();
    addUntraced(found, key, modules[key] ?? {}, sources);
  }
  return found;
}

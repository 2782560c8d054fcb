import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProjectChecks } from '@elan/domain/contract/checks';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { projectSources } from '@elan/domain/tracing/projectSources';
import { untracedIn } from '@elan/domain/tracing/untraced';
import { catalogue, journey } from '@elan/modules/catalogue';
import type { ProjectRow } from '../../store/projects.ts';

/** @returns the amounts of a project's texts that come neither from the forecast, nor from the person's words, nor from the law. */
export async function untracedAmounts(
  { name, description, modulesData: modules }: ProjectRow,
  now: Date,
): Promise<ProjectChecks['untraced']> {
  const figures = figuresOf(modules[catalogue.finances.key]?.forecast?.inputs);
  const sources = projectSources({ name, description, modules }, { journey, figures, now });
  const found: ProjectChecks['untraced'] = [];
  for (const { key } of journey) {
    const { aiResponse, aiAnalysis } = modules[key] ?? {};
    const text = aiResponse ?? aiAnalysis;
    if (text === undefined) continue;
    // Each text takes some milliseconds: other requests are answered in between.
    await nextTurn();
    const amounts = untracedIn(text, sources);
    found.push(...amounts.map(({ amount, context }) => ({ module: key, amount, context })));
  }
  return found;
}

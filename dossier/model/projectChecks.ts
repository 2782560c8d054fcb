import type { ProjectChecks } from '@elan/domain/contract/checks';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { briefChecks } from '@elan/domain/review/briefChecks';
import { addUntraced, type UntracedAmounts } from '@elan/domain/review/untracedOf';
import { projectSources } from '@elan/domain/tracing/projectSources';
import { catalogue, journey } from '@elan/modules/catalogue';
import type { DossierSource } from './source.ts';

/** @returns everything to review in a project. */
export function projectChecks({
  project,
  answers,
  now,
}: Pick<DossierSource, 'project' | 'answers' | 'now'>): ProjectChecks {
  const { modules } = project;
  const inputs = modules[catalogue.finances.key]?.forecast?.inputs;
  const sources = projectSources(project, { journey, figures: figuresOf(inputs), now });
  const found: UntracedAmounts = { untraced: [], untracedCount: {} };
  for (const { key } of journey) addUntraced(found, key, modules[key] ?? {}, sources);
  return { ...briefChecks(modules, { journey, inputs, answers, now }), ...found };
}

import type { ProjectChecks } from '@elan/domain/contract/checks';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { catalogue, journey } from '@elan/modules/catalogue';
import { briefChecks } from '@elan/reading/review/briefChecks';
import { addUntraced, type UntracedAmounts } from '@elan/reading/review/untracedOf';
import { projectSources } from '@elan/reading/tracing/projectSources';
import type { DossierSource } from './source.ts';

/** @returns a project's failed checks, outdated texts, and amounts without a source. */
export function projectChecks({
  project,
  answers,
  profile,
  now,
}: Pick<DossierSource, 'project' | 'answers' | 'now'> &
  Partial<Pick<DossierSource, 'profile'>>): ProjectChecks {
  const { modules } = project;
  const inputs = modules[catalogue.finances.key]?.forecast?.inputs;
  const sources = projectSources(project, { journey, figures: figuresOf(inputs), now });
  const found: UntracedAmounts = { untraced: [], untracedCount: {} };
  for (const { key } of journey) addUntraced(found, key, modules[key] ?? {}, sources);
  return { ...briefChecks(modules, { journey, inputs, answers, profile, now }), ...found };
}

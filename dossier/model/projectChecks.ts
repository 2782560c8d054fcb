import type { ProjectChecks } from '@elan/domain/contract/checks';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { briefChecks } from '@elan/domain/review/briefChecks';
import { untracedOf } from '@elan/domain/review/untracedOf';
import { projectSources } from '@elan/domain/tracing/projectSources';
import { catalogue, journey } from '@elan/modules/catalogue';
import type { DossierSource } from './source.ts';

/** @returns everything that there is to look at again in a project. */
export function projectChecks({
  project,
  answers,
  now,
}: Pick<DossierSource, 'project' | 'answers' | 'now'>): ProjectChecks {
  const { modules } = project;
  const inputs = modules[catalogue.finances.key]?.forecast?.inputs;
  const sources = projectSources(project, { journey, figures: figuresOf(inputs), now });
  return {
    ...briefChecks(modules, { journey, inputs, answers, now }),
    untraced: journey.flatMap(({ key }) => untracedOf(key, modules[key] ?? {}, sources)),
  };
}

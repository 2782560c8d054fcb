import type { ProjectChecks } from '@elan/domain/contract/checks';
import type { Project } from '@elan/domain/contract/projects';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { journey } from '@elan/modules/catalogue';
import { briefChecks } from '@elan/reading/review/briefChecks';
import { addUntraced, type UntracedAmounts } from '@elan/reading/review/untracedOf';
import { projectSources } from '@elan/reading/tracing/projectSources';

/** @returns the checks of a project by the server's rules (`server/flows/projects/listChecks.ts`). */
export function checksOf({ name, description, modules_data: modules }: Project): ProjectChecks {
  const now = new Date();
  const inputs = modules.finances?.forecast?.inputs;
  const figures = figuresOf(inputs);
  const sources = projectSources({ name, description, modules }, { journey, figures, now });
  const found: UntracedAmounts = { untraced: [], untracedCount: {} };
  for (const { key } of journey) addUntraced(found, key, modules[key] ?? {}, sources);
  return { ...briefChecks(modules, { journey, inputs, answers: [], now }), ...found };
}

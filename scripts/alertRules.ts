import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repository } from './repository.ts';

/** An alert of `ops/rules.yml`. */
export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

/** @returns the parsed contents of a YAML file in `ops/`. */
export function readOps(name: string): unknown {
  return parse(readFileSync(join(repository, 'ops', name), 'utf8'));
}

/** @returns the alerts of `ops/rules.yml`, in file order. */
export function readAlerts(): readonly AlertRule[] {
  const { groups } = readOps('rules.yml') as {
    groups: readonly { readonly rules: readonly AlertRule[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}

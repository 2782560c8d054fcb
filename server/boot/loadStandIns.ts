import { existsSync } from 'node:fs';
import { type Config, refuseMissing, standInsOf } from '../config/config.ts';
import type { StandInService, StandInsEntry } from '../standIns.ts';

/** Not a literal in the import below, so that the server type-checks and starts without this folder. */
const entry = new URL('../../sandbox/standIns.ts', import.meta.url);
const migrations = new URL('../../sandbox/migrations', import.meta.url);

export async function loadStandIns(): Promise<StandInsEntry> {
  const { standIns }: { readonly standIns: StandInsEntry } = await import(entry.href);
  return standIns;
}

/**
 * Loads the stand-ins if this configuration needs any.
 * @returns undefined if every service is real.
 * @throws ConfigError if the stand-ins are not installed.
 */
export async function loadConfiguredStandIns(config: Config): Promise<StandInsEntry | undefined> {
  const [first] = standInServices(config);
  if (first === undefined) return undefined;
  if (!existsSync(entry) || !existsSync(migrations)) refuseMissing(first);
  return loadStandIns();
}

/** @returns the services that a stand-in replaces, apart from the database. */
export function standInServices(config: Config): StandInService[] {
  return standInsOf(config).filter((one) => one !== 'database');
}

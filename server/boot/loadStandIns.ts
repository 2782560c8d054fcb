import { existsSync } from 'node:fs';
import { type Config, refuseMissing, standInsOf } from '../config/config.ts';
import type { StandInService, StandInsEntry } from '../standIns.ts';

/** Not a literal in the import below: the server type-checks and starts without that folder. */
const entry = new URL('../../sandbox/standIns.ts', import.meta.url);
const migrations = new URL('../../sandbox/migrations', import.meta.url);

/** Loads the code of the stand-ins. */
export async function loadStandIns(): Promise<StandInsEntry> {
  const { standIns }: { readonly standIns: StandInsEntry } = await import(entry.href);
  return standIns;
}

/**
 * Loads it if this configuration has a stand-in; undefined if every service is a real one.
 * @throws ConfigError if it is not installed.
 */
export async function loadConfiguredStandIns(config: Config): Promise<StandInsEntry | undefined> {
  const [first] = standInServices(config);
  if (first === undefined) return undefined;
  if (!existsSync(entry) || !existsSync(migrations)) refuseMissing(first);
  return loadStandIns();
}

/** @returns the services that a stand-in replaces in this configuration. */
export function standInServices(config: Config): StandInService[] {
  return standInsOf(config).filter((one) => one !== 'database');
}

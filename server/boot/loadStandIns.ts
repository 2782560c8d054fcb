import { existsSync } from 'node:fs';
import { type Config, refuseMissing, standInsOf } from '../config/config.ts';
import type { StandInService, StandInsDoor } from '../standIns.ts';

/** Not a literal in the import below: the server type-checks and starts without that folder. */
const door = new URL('../../sandbox/standIns.ts', import.meta.url);

/** Loads the code of the stand-ins. */
export async function loadStandIns(): Promise<StandInsDoor> {
  const { standIns }: { readonly standIns: StandInsDoor } = await import(door.href);
  return standIns;
}

/**
 * Loads it if this configuration has a stand-in; undefined if every service is a real one.
 * @throws ConfigError if it is not installed.
 */
export async function loadConfiguredStandIns(config: Config): Promise<StandInsDoor | undefined> {
  const [first] = standInServices(config);
  if (first === undefined) return undefined;
  if (!existsSync(door)) refuseMissing(first);
  return loadStandIns();
}

/** @returns the services that a stand-in replaces in this configuration. */
export function standInServices(config: Config): StandInService[] {
  return standInsOf(config).filter((one) => one !== 'database');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.ts';

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** @returns every external package of the lock file that is not only for development, sorted by name. */
export function productionLicences(): Licensed[] {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const packages: Readonly<Record<string, Locked>> = lock.packages;
  const found = Object.entries(packages).flatMap(([place, { version, license, dev, link }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || dev === true || link === true) return [];
    return [{ name, version: version ?? '', licence: license ?? '' }];
  });
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

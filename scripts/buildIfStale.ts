import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acquireProcessLock } from '../server/adapters/database/processLock.ts';
import { type Build, fingerprintFile, fingerprintInputs, isBuilt } from './builds.ts';
import { repository } from './repository.ts';

/** Maximum wait for another build, in milliseconds; longer than any build takes, even on a slow machine. */
const lockWaitMs = 10 * 60_000;

/**
 * Builds unless the existing build is up to date. A concurrent call waits for the first call and then usually finds
 * nothing to do. If building fails, the existing build stays in place.
 * @param make writes the build into an empty folder.
 */
export async function buildIfStale(
  build: Build,
  make: (folder: string) => Promise<void>,
): Promise<'built' | 'fresh'> {
  const dist = join(repository, build.dist);
  const workshop = join(dist, '../.build');
  mkdirSync(workshop, { recursive: true });
  const lock = acquireProcessLock(join(workshop, 'lock'), lockWaitMs);
  if (lock === undefined) throw new Error(`another build of ${build.dist} does not end`);
  try {
    if (isBuilt(build)) return 'fresh';
    const fresh = join(workshop, 'new');
    const old = join(workshop, 'old');
    rmSync(fresh, { recursive: true, force: true });
    // Computed before the build, so that a file that changes during it causes a new build at the next start.
    const fingerprints = fingerprintInputs(build.inputs);
    await asProduction(() => make(fresh));
    writeFileSync(join(fresh, fingerprintFile), JSON.stringify(fingerprints));
    rmSync(old, { recursive: true, force: true });
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
    rmSync(old, { recursive: true, force: true });
    return 'built';
  } finally {
    lock.release();
  }
}

/** Sets NODE_ENV during `work`, because it, not Vite's mode, makes Vite choose the packages' production code. */
async function asProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

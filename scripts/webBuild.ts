import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { acquireProcessLock } from '../server/adapters/database/processLock.ts';
import { apiExplorerPath } from '../server/http/openApi/apiPage.ts';
import { apiExplorer } from './apiExplorer.ts';
import { repository, webDist } from './repository.ts';
import { compressFiles } from './webCompression.ts';
import { fingerprintFile, fingerprintWebInputs, isWebBuilt } from './webFreshness.ts';

const workshop = join(repository, 'web/.build');
/** Longer than any build takes on a slow machine. */
const lockWaitMs = 10 * 60_000;

/**
 * Builds the web app unless it is up to date. A second build at the same time waits for the first, and then has
 * nothing to do. A failed build leaves the old one in place.
 */
export async function buildWeb(): Promise<'built' | 'fresh'> {
  mkdirSync(workshop, { recursive: true });
  const lock = acquireProcessLock(join(workshop, 'lock'), lockWaitMs);
  if (lock === undefined) throw new Error('another build of the web app does not end');
  try {
    if (isWebBuilt()) return 'fresh';
    await buildAndReplace();
    return 'built';
  } finally {
    lock.release();
  }
}

async function buildAndReplace(): Promise<void> {
  const fresh = join(workshop, 'new');
  const old = join(workshop, 'old');
  rmSync(fresh, { recursive: true, force: true });
  // Taken before the build: a file that changes during it makes the next start build again.
  const fingerprint = fingerprintWebInputs(repository);
  await asProduction(async () => {
    const common = {
      configFile: join(repository, 'web/vite.config.ts'),
      logLevel: 'warn',
    } as const;
    await build({ ...common, build: { outDir: fresh, emptyOutDir: true } });
    const outDir = join(fresh, 'server');
    await build({
      ...common,
      build: { ssr: 'entry/entryServer.tsx', outDir, copyPublicDir: false },
    });
  });
  copyFileSync(apiExplorer, join(fresh, apiExplorerPath));
  await compressFiles(fresh);
  writeFileSync(join(fresh, fingerprintFile), fingerprint);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(webDist)) renameSync(webDist, old);
  renameSync(fresh, webDist);
  rmSync(old, { recursive: true, force: true });
}

/** Vite follows NODE_ENV rather than its mode: set it, so that pages always use React's production build. */
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

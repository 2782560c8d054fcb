import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { apiExplorerPath } from '../server/http/openApi/apiPage.ts';
import { apiExplorer } from './apiExplorer.ts';
import { buildIfStale } from './buildIfStale.ts';
import { webApp } from './builds.ts';
import { repository } from './repository.ts';
import { compressFiles } from './webCompression.ts';

/** Builds the web app and its compressed files, unless the existing build is up to date. */
export function buildWeb(): Promise<'built' | 'fresh'> {
  return buildIfStale(webApp, async (folder) => {
    const common = {
      configFile: join(repository, 'web/vite.config.ts'),
      logLevel: 'warn',
    } as const;
    await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
    const outDir = join(folder, 'server');
    await build({
      ...common,
      build: { ssr: 'entry/entryServer.tsx', outDir, copyPublicDir: false },
    });
    copyFileSync(apiExplorer, join(folder, apiExplorerPath));
    await compressFiles(folder);
  });
}

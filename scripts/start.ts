import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadEnvironmentFile } from './environmentFile.ts';
import { repository } from './repository.ts';
import { exitOf, forwardSignals, runNode } from './runProcess.ts';
import { isWebBuilt } from './webFreshness.ts';

loadEnvironmentFile();

// The builder is a process of its own: its memory goes back before the server starts.
if (!isWebBuilt()) {
  console.log('Building the web app…');
  const builder = runNode([join(repository, 'scripts/build.ts')]);
  const code = await forwardSignals([builder], exitOf(builder));
  if (code !== 0) process.exit(code);
}

// A seventh less to do at the next start. Where the folder cannot be written to, nothing is kept.
enableCompileCache(join(repository, 'node_modules/.cache/compiled'));
await import('../server/main.ts');

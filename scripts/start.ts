import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadEnvironmentFile, repository } from './repository.ts';
import { exitOf, forwardSignals, runNode } from './runProcess.ts';
import { isWebBuilt } from './webFreshness.ts';

loadEnvironmentFile();

// The build runs in its own process, so that its memory is freed before the server starts.
if (!isWebBuilt()) {
  console.log('Building the web app…');
  const builder = runNode([join(repository, 'scripts/build.ts')]);
  const code = await forwardSignals([builder], exitOf(builder));
  if (code !== 0) process.exit(code);
}

// Saves a seventh of the next start's time; has no effect if the folder is read-only.
enableCompileCache(join(repository, 'node_modules/.cache/compiled'));
await import('../server/main.ts');

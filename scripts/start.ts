import './checkNode.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, serverCode, webApp } from './builds.ts';
import { loadEnvironmentFile, repository } from './repository.ts';
import { exitOf, forwardSignals, runNode } from './runProcess.ts';

loadEnvironmentFile();

// The build runs in its own process, so that its memory is freed before the server starts.
if (!isBuilt(webApp) || !isBuilt(serverCode)) {
  console.log('Building the web app and the server…');
  const builder = runNode([join(repository, 'scripts/build.ts')]);
  const code = await forwardSignals([builder], exitOf(builder));
  if (code !== 0) process.exit(code);
}

await import(pathToFileURL(join(repository, serverCode.dist, 'main.js')).href);

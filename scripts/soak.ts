import { join } from 'node:path';
import { repository } from './repository.ts';
import { exitOf, forwardSignals, runNode } from './runProcess.ts';

/** The percentage of its rounds that a test runs in a pass of a timed run. Small, so that files are repeated often. */
const percentOfPass = '10';

// `npm run soak` runs every test with all its rounds once. If the first argument is a number of minutes, it repeats
// shorter passes instead, as long as another should end in time. All other arguments are options for Vitest.
const [first = '', ...rest] = process.argv.slice(2);
const isTimed = /^\d+(?:\.\d+)?$/.test(first);
const options = isTimed || first === '' ? rest : [first, ...rest];

function runPass(env: NodeJS.ProcessEnv): Promise<number> {
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const projects = ['--project', 'soak', '--project', 'soak-embedded'];
  const child = runNode([vitest, 'run', ...projects, ...options], env);
  return forwardSignals([child], exitOf(child));
}

const until = Date.now() + (isTimed ? Number(first) * 60_000 : 0);
for (;;) {
  const start = Date.now();
  process.exitCode = await runPass(
    isTimed ? { SOAK_PERCENT: percentOfPass, ...process.env } : process.env,
  );
  const end = Date.now();
  if (process.exitCode !== 0 || end + (end - start) > until) break;
}

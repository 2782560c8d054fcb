import { join } from 'node:path';
import { repository } from './repository.ts';
import { exitOf, forwardSignals, runNode } from './runProcess.ts';

/** The percentage of its rounds that a test runs in a pass of a timed run. Small, so that files are repeated often. */
const percentOfPass = '10';

/** How long to repeat the soak tests, in minutes, and the options for Vitest. */
interface SoakRun {
  /** If undefined, every test runs all its rounds once. */
  readonly minutes: number | undefined;
  readonly options: readonly string[];
}

/** Reads the arguments of `npm run soak`: the minutes, if the first is a number, then options for Vitest. */
export function readSoakRun([first = '', ...rest]: readonly string[]): SoakRun {
  if (/^\d+(?:\.\d+)?$/.test(first)) return { minutes: Number(first), options: rest };
  return { minutes: undefined, options: first === '' ? [] : [first, ...rest] };
}

/**
 * Runs the soak tests once. With `minutes`, repeats shorter passes instead, as long as another should end in time. The
 * first pass always runs.
 * @returns the exit code of the first pass that failed, else 0.
 */
export async function soakCommand(
  { minutes, options }: SoakRun,
  runPass: (options: readonly string[], env: NodeJS.ProcessEnv) => Promise<number> = runVitest,
): Promise<number> {
  if (minutes === undefined) return runPass(options, process.env);
  const until = Date.now() + minutes * 60_000;
  for (;;) {
    const start = Date.now();
    const code = await runPass(options, { SOAK_PERCENT: percentOfPass, ...process.env });
    const end = Date.now();
    if (code !== 0 || end + (end - start) > until) return code;
  }
}

function runVitest(options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const projects = ['--project', 'soak', '--project', 'soak-embedded'];
  const child = runNode([vitest, 'run', ...projects, ...options], env);
  return forwardSignals([child], exitOf(child));
}

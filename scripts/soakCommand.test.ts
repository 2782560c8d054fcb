import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repository } from './repository.ts';
import { readSoakRun, soakCommand } from './soakCommand.ts';

test('takes minutes, options for the runner, or both', () => {
  expect(readSoakRun([])).toEqual({ minutes: undefined, options: [] });
  expect(readSoakRun(['10'])).toEqual({ minutes: 10, options: [] });
  expect(readSoakRun(['0.5', '--bail=1'])).toEqual({ minutes: 0.5, options: ['--bail=1'] });
  const options = ['--reporter=json', 'storageHistories'];
  expect(readSoakRun(options)).toEqual({ minutes: undefined, options });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Passes of four minutes, of which those in `codes` end with that exit code. */
function passes(codes: Readonly<Record<number, number>> = {}) {
  const environments: NodeJS.ProcessEnv[] = [];
  const run = async (_options: readonly string[], env: NodeJS.ProcessEnv) => {
    environments.push(env);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    return codes[environments.length] ?? 0;
  };
  return { run, environments };
}

test.each([
  ['1', 1],
  ['10', 2],
  ['60', 15],
])('in %s minutes runs as many passes as fit, but at least one', async (minutes, count) => {
  vi.stubEnv('SOAK_PERCENT', undefined);
  const { run, environments } = passes();
  expect(await soakCommand(readSoakRun([minutes]), run)).toBe(0);
  expect(environments.map(({ SOAK_PERCENT }) => SOAK_PERCENT)).toEqual(Array(count).fill('10'));
});

test('stops at the first pass that fails, and runs only one without minutes', async () => {
  const failing = passes({ 2: 1 });
  expect(await soakCommand(readSoakRun(['60']), failing.run)).toBe(1);
  expect(failing.environments).toHaveLength(2);
  const once = passes();
  expect(await soakCommand(readSoakRun([]), once.run)).toBe(0);
  expect(once.environments).toEqual([process.env]);
});

const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test('every argument that a page gives to a run of Vitest is an option, or names a test', () => {
  const filters = globSync(['*.md', 'docs/**/*.md'], { cwd: repository }).flatMap((page) => {
    const text = readFileSync(join(repository, page), 'utf8');
    return Array.from(text.matchAll(/`[^`]*npm (?:run )?([\w:]+) -- ([^\s`]+)[^`]*`/g))
      .filter(([, script = '']) => scripts[script]?.startsWith('vitest '))
      .map(([, , filter = '']) => filter)
      .filter((filter) => !filter.startsWith('-'));
  });
  const tests = globSync('*/**/*.test.{ts,tsx}', {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(filters.filter((filter) => !tests.some((path) => path.includes(filter)))).toEqual([]);
});

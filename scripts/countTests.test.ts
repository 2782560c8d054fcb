import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFile, temporaryFolder } from '@elan/testing/servers/serverProcess';
import { expect, it } from 'vitest';
import { repository } from './repository.ts';

/**
 * Counts a test report as `.ci/run` does.
 * @returns the output and the entries added to the list of failures.
 */
async function count(folder: string, report: string, status: number) {
  const list = join(folder, 'failures');
  const args = ['.ci/countTests.mjs', 'npm test', report, String(status), list];
  const { code, output, errors } = await runFile(args, {}).ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return { output, failures: existsSync(list) ? readFileSync(list, 'utf8') : '' };
}

it('counts what Vitest reports, and names what failed', async () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'some.test.js'),
    `test('passes', () => {});
    test('fails', () => expect('this').toBe('that'));
    test.fails('fails as it should', () => expect(1).toBe(2));`,
  );
  const report = join(folder, 'report.json');
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const options = ['--globals', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runFile([vitest, 'run', '--root', folder, ...options], {}).ended;
  expect(code).toBe(1);

  const { output, failures } = await count(folder, report, 1);
  expect(output).toBe('2 1\n');
  expect(failures).toMatch(/^npm test: \S+some\.test\.js › fails\n {4}AssertionError: .*this/);
});

/** A test in a Playwright report. */
const spec = (title: string, status: string, ...errors: string[]) => ({
  title,
  tests: [{ status, results: errors.map((message) => ({ errors: [{ message }] })) }],
});

it('counts what Playwright reports, and names what failed', async () => {
  const folder = temporaryFolder();
  const report = join(folder, 'report.json');
  const specs = [spec('passes', 'expected'), spec('fails', 'unexpected', 'Nothing was there.')];
  const stats = { expected: 1, unexpected: 1 };
  const suites = [{ title: 'some.spec.ts', suites: [{ title: 'a page', specs }] }];
  writeFileSync(report, JSON.stringify({ stats, suites, errors: [] }));

  expect(await count(folder, report, 1)).toEqual({
    output: '1 1\n',
    failures: 'npm test: some.spec.ts › a page › fails\n    Nothing was there.\n',
  });
});

it('counts a run that ended badly, or left no report, as a failure', async () => {
  const folder = temporaryFolder();
  const report = join(folder, 'report.json');
  expect((await count(folder, report, 0)).output).toBe('0 1\n');
  const stats = { expected: 1, unexpected: 0 };
  writeFileSync(report, JSON.stringify({ stats, suites: [], errors: [] }));
  expect((await count(folder, report, 1)).output).toBe('1 1\n');
  expect((await count(folder, report, 0)).output).toBe('1 0\n');
});

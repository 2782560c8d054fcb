import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './repository.ts';

const sources = globSync('e2e/**/*.ts', {
  cwd: repository,
  exclude: (path) => /(^|\/)node_modules(\/|$)/.test(path),
}).map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));

/** The forms of the troubles in `e2e/test.ts`, with ids and URLs that contain the digits of each status. */
const unrelated = Array.from({ length: 200 }, (_, at) => 400 + at).flatMap((status) => [
  `console, error: at /p/${status}a-${status}/module/idea`,
  `uncaught: ${status} of undefined at http://localhost:3100/assets/a-${status}.js:${status}`,
]);

it('a browser test that expects a status expects no trouble with its digits in an id', () => {
  const expected = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/expectedTroubles:\s*\/(.+)\/,?[ \n]/g), ([, source = '']) => ({
      path,
      source,
    })),
  );
  expect(expected.length).toBeGreaterThan(15);
  const isForPayloads = (path: string) => path === 'e2e/specs/failures/hostile.spec.ts';
  const wrong = expected.filter(
    ({ path, source }) =>
      !isForPayloads(path) && unrelated.some((trouble) => new RegExp(source).test(trouble)),
  );
  expect(wrong).toEqual([]);
});

it('every browser test has the `test` of `e2e/test.ts`, which watches the console', () => {
  const specs = sources.filter(({ path }) => path.endsWith('.spec.ts'));
  expect(specs.length).toBeGreaterThan(30);
  const own = /import \{[^}]*\btest\b[^}]*\} from '(?:\.\.\/)+(?:test|faults\/ownServer)\.ts'/;
  expect(specs.filter(({ text }) => !own.test(text)).map(({ path }) => path)).toEqual([]);
});

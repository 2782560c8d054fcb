import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './repository.ts';

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: repository });
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

test.each(pages)('every file that %s names is there', (page) => {
  const text = read(page);
  const linked = Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, to = '']) =>
    join(dirname(page), to),
  );
  const named = Array.from(
    text.matchAll(/`((?:domain|modules|server|web|e2e|bench|scripts|docs|\.ci)\/[\w./-]*)`/g),
    ([, path = '']) => path,
  ).filter((path) => !/^(web\/dist|scripts\/\*)/.test(path));
  const missing = [...linked, ...named].filter((path) => !existsSync(join(repository, path)));
  expect(missing).toEqual([]);
});

test('every npm script that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) =>
    Array.from(
      read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z0-9]+)/g),
      ([, name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([]);
});

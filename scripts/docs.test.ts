import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { allSources, citationsIn, isThere } from './citations.ts';
import { repository, workspaces } from './repository.ts';

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: repository });
const all = allSources();
const sources = all.filter(({ path }) => !path.endsWith('.md'));
/** Folders whose files pages cite by path. */
const folders = [...workspaces, 'ops', 'scripts', 'docs', '.ci'].join('|').replaceAll('.', '\\.');
const cited = new RegExp(`\`((?:${folders})/[\\w./#-]*)\``, 'g');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

test.each(pages)('every file and heading that %s names is there', (page) => {
  const text = read(page);
  const linked = Array.from(text.matchAll(/\]\((?!https?:)([^)]+)\)/g), ([, to = '']) =>
    to.startsWith('#') ? page + to : normalize(join(dirname(page), to)),
  );
  const named = Array.from(text.matchAll(cited), ([, path = '']) => path).filter(
    (path) => !/^((?:web|server)\/dist|scripts\/\*)/.test(path),
  );
  expect([...linked, ...named].filter((to) => !isThere(to))).toEqual([]);
});

/**
 * Matches identifiers as pages write them, such as `transactionWith` or `ConfigError`, but no plain words or other
 * tools' names such as `pg_dump`.
 */
const identifier = /`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)`/g;

test.each(pages.filter((page) => !page.startsWith('CHANGELOG')))(
  'every function and type that %s names is in the code',
  (page) => {
    const names = Array.from(read(page).matchAll(identifier), ([, name = '']) => name);
    const missing = names.filter((name) => !sources.some(({ text }) => text.includes(name)));
    expect(missing).toEqual([]);
  },
);

test('there are pages with links, paths and names', () => {
  expect(pages.length).toBeGreaterThan(80);
  const all = pages.map(read).join('\n');
  expect(all.match(cited)?.length).toBeGreaterThan(200);
  expect(all.match(identifier)?.length).toBeGreaterThan(50);
});

const cites = (text: string) => citationsIn({ path: 'Dockerfile', text });

test('what any file cites of the repository is there, whatever its kind', () => {
  const named = all.flatMap((source) =>
    citationsIn(source).map((to) => ({ path: source.path, to })),
  );
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ to }) => !isThere(to))).toEqual([]);
  const kinds = new Set(all.map(({ path }) => extname(path) || basename(path)));
  const read = ['.ts', '.tsx', '.css', '.sql', '.typ', '.yml', '.yaml', 'Dockerfile', 'Caddyfile'];
  expect(read.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each([
  ['# why: docs/decisions/0006-gone.md', 'docs/decisions/0006-gone.md'],
  ['{/* (docs/decisions/0009-choices */', 'docs/decisions/0009-choices'],
  ['// decisions/0011-gone', 'docs/decisions/0011-gone'],
  ['-- docs/product.md#no-such-heading.', 'docs/product.md#no-such-heading'],
  ['/* `server/noSuchFile.ts` */', 'server/noSuchFile.ts'],
])('%s leads nowhere', (text, to) => {
  expect(cites(text)).toEqual([to]);
  expect(isThere(to)).toBe(false);
});

test.each(['https://www.postgresql.org/docs/15/errcodes-appendix.html', 'docs/security/asvs-*.md'])(
  '%s cites nothing here',
  (text) => expect(cites(text)).toEqual([]),
);

/** Citations that no test can check: a number, a section, or a document that is not in the repository. */
const unfollowable = [
  /\bspec, (?:sections?\b|")/i,
  /\bthe (?:product )?specification\b/i,
  /\bthe spec\b/i,
  /\bdecisions? (?:D\d|\d{4}\b)/,
  /\(decisions? \d/,
  /\bdecisions\.md\b/,
  /\bdecisions, "/,
  /docs\/decisions\/\d{4}(?!-)/,
];

test('code and pages cite docs/ by path, in no other form', () => {
  const others = [...sources, ...pages.map((path) => ({ path, text: read(path) }))]
    .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line}`))
    .filter((line) => unfollowable.some((form) => form.test(line)));
  expect(others).toEqual([]);
});

test('docs/README.md lists every page of docs/, and decisions have numbers of their own', () => {
  const index = read('docs/README.md');
  const listed = pages.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
  expect(listed.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`))).toEqual([]);
  const numbers = listed
    .filter((page) => page.startsWith('docs/decisions/'))
    .map((page) => basename(page).slice(0, 4));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});

test('every npm script that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) =>
    Array.from(
      read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z0-9-]+)/g),
      ([, name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([]);
});

test('every argument that a page gives to a run of Vitest is an option, or names a test', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const filters = pages.flatMap((page) =>
    Array.from(read(page).matchAll(/`[^`]*npm (?:run )?([\w:]+) -- ([^\s`]+)[^`]*`/g))
      .filter(([, script = '']) => scripts[script]?.startsWith('vitest '))
      .map(([, , filter = '']) => filter)
      .filter((filter) => !filter.startsWith('-')),
  );
  const tests = globSync('*/**/*.test.{ts,tsx}', {
    cwd: repository,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(filters.filter((filter) => !tests.some((path) => path.includes(filter)))).toEqual([]);
});

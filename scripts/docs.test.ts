import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { repository, workspaces } from './repository.ts';

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: repository });
const code = globSync(
  [
    `{${[...workspaces, 'scripts', '.ci'].join(',')}}/**/*.{ts,tsx,css,mjs,sql,html}`,
    '*.ts',
    '.ci/run',
    '.env.example',
  ],
  {
    cwd: repository,
    exclude: (path) => /(^|\/)(node_modules|dist|\.build)(\/|$)/.test(path),
  },
).filter((path) => path !== 'scripts/docs.test.ts');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const sources = code.map((path) => ({ path, text: read(path) }));

/** @returns the anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): string[] {
  return Array.from(read(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** @returns whether a path, with an anchor or without one, leads somewhere. */
function leadsSomewhere(to: string): boolean {
  const [path = '', anchor] = to.split('#');
  if (!existsSync(join(repository, path))) return false;
  return anchor === undefined || anchorsOf(path).includes(anchor);
}

test.each(pages)('every file and heading that %s names is there', (page) => {
  const text = read(page);
  const linked = Array.from(text.matchAll(/\]\((?!https?:)([^)]+)\)/g), ([, to = '']) =>
    to.startsWith('#') ? page + to : normalize(join(dirname(page), to)),
  );
  const named = Array.from(
    text.matchAll(
      /`((?:domain|modules|sandbox|testing|server|web|e2e|bench|evaluate|scripts|docs|\.ci)\/[\w./#-]*)`/g,
    ),
    ([, path = '']) => path,
  ).filter((path) => !/^(web\/dist|scripts\/\*)/.test(path));
  expect([...linked, ...named].filter((to) => !leadsSomewhere(to))).toEqual([]);
});

/** As a page names it: `transactionWith` or `ConfigError`; not a plain word, nor another tool's `pg_dump`. */
const identifier = /`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)`/g;

test.each(pages.filter((page) => !page.startsWith('CHANGELOG')))(
  'every function and type that %s names is in the code',
  (page) => {
    const names = Array.from(read(page).matchAll(identifier), ([, name = '']) => name);
    const missing = names.filter((name) => !sources.some(({ text }) => text.includes(name)));
    expect(missing).toEqual([]);
  },
);

test('every page of docs/ that the code names is there, and the heading in it', () => {
  const named = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/docs\/(?:[\w.-]+\/)*[\w.-]+\.md(?:#[\w-]+)?/g), ([to]) => ({
      path,
      to,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ to }) => !leadsSomewhere(to))).toEqual([]);
});

/** Forms of citation that no test can follow: a number, a section, a document that is not here. */
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
  const all = pages.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
  expect(all.filter((page) => !index.includes(`](${page.slice('docs/'.length)})`))).toEqual([]);
  const numbers = all
    .filter((page) => page.startsWith('docs/decisions/'))
    .map((page) => basename(page).slice(0, 4));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
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

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, workspaces } from './repository.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Locked extends Manifest {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(join(repository, path), 'utf8'));
const { packages } = readJson<{ packages: Readonly<Record<string, Locked>> }>('package-lock.json');
const manifests = ['', ...workspaces].map((folder) =>
  readJson<Manifest>(join(folder, 'package.json')),
);

/** @returns the path of a required package: in the folder that requires it, or in one of its parents. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]*$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

/** @returns the paths of all packages that a workspace needs at run time. */
function neededBy(workspace: string): ReadonlySet<string> {
  const found = new Set([workspace]);
  for (const place of found) {
    const { dependencies, optionalDependencies, link, resolved } = packages[place] ?? {};
    if (link === true && resolved !== undefined) found.add(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = placeOf(name, place);
      if (needed !== undefined) found.add(needed);
    }
  }
  return found;
}

test('npm ci --omit=dev leaves out every tool of development', () => {
  const namesOf = (key: keyof Manifest) => manifests.flatMap((one) => Object.keys(one[key] ?? {}));
  const inProduction = new Set(namesOf('dependencies'));
  const tools = [...new Set(namesOf('devDependencies'))].filter(
    (name) => !inProduction.has(name) && !name.startsWith('@elan/'),
  );
  expect(tools.length).toBeGreaterThan(15);
  const places = (name: string) =>
    ['', ...workspaces.map((folder) => `${folder}/`)]
      .map((folder) => packages[`${folder}node_modules/${name}`])
      .filter((place) => place !== undefined);
  const left = tools.filter((name) => places(name).length > 0);
  expect(left).toEqual(tools);
  expect(tools.filter((name) => places(name).some(({ dev }) => dev !== true))).toEqual([]);
});

test('npm ci --omit=dev leaves what builds the pages and what runs embedded', () => {
  for (const name of ['vite', '@tailwindcss/vite', 'react', '@electric-sql/pglite', 'node', 'qs']) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version: expect.any(String) });
    expect(packages[`node_modules/${name}`]?.dev).toBeUndefined();
  }
});

test('a server runs without the embedded database and without what builds the pages', () => {
  const needed = neededBy('server');
  for (const name of ['fastify', 'pg', '@myriaddreamin/typst-ts-node-compiler', '@elan/dossier']) {
    expect(needed).toContain(`node_modules/${name}`);
  }
  for (const name of ['@electric-sql/pglite', 'vite', 'react', '@elan/web', '@elan/sandbox']) {
    expect(needed).not.toContain(`node_modules/${name}`);
  }
});

test('what a package needs beside it is there, though npm does not look', () => {
  const { problems = [] } = listed();
  expect(problems.filter((problem) => !isOfLatest(problem))).toEqual([]);
});

function listed(): { readonly problems?: readonly string[] } {
  const options = ['--all', '--json', '--package-lock-only', '--legacy-peer-deps=false'];
  try {
    return JSON.parse(runNpm(['ls', ...options]));
  } catch (error) {
    // On problems `npm ls` fails, but it prints the list nevertheless.
    if (!(error instanceof Error) || !('stdout' in error)) throw error;
    return JSON.parse(String(error.stdout));
  }
}

function runNpm(args: readonly string[]): string {
  return execFileSync('npm', [...args], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** These packages have the version range `latest`, which a lock file cannot prove to be met. */
function isOfLatest(problem: string): boolean {
  return /^invalid: (?:third-party-web|legacy-javascript)@/.test(problem);
}

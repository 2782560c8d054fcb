import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintFile, fingerprintInputs, isBuilt, serverCode, webApp } from './builds.ts';

let root: string;
const write = (path: string, content: string) => writeFileSync(join(root, path), content);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'elan-inputs-'));
  for (const folder of ['domain/text', 'modules', 'web/dist', 'web/ui', 'server/dist']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  write('package-lock.json', '{}');
  write('tsconfig.base.json', '{}');
  write('domain/text/text.ts', 'export const a = 1;');
  write('web/index.html', 'page');
  write('web/ui/Button.tsx', 'button');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes the fingerprint file that a build of the current sources would write. */
const built = (build = webApp) =>
  write(`${build.dist}/${fingerprintFile}`, JSON.stringify(fingerprintInputs(build.inputs, root)));

test('nothing is built at first', () => {
  expect(isBuilt(webApp, root)).toBe(false);
});

test.each(['domain/text/text.ts', 'modules/new.ts', 'web/index.html', 'package-lock.json'])(
  'a change of %s makes the pages stale',
  (file) => {
    built();
    expect(isBuilt(webApp, root)).toBe(true);
    write(file, 'changed');
    expect(isBuilt(webApp, root)).toBe(false);
  },
);

test('what the browser never gets does not make them stale', () => {
  built();
  write('server/main.ts', 'server');
  write('web/ui/Button.test.tsx', 'test');
  write('web/dist/index.html', 'built');
  expect(isBuilt(webApp, root)).toBe(true);
});

test('a build without some of its sources beside it, as in an image, is compared with the others', () => {
  built();
  rmSync(join(root, 'web/index.html'));
  rmSync(join(root, 'web/ui'), { recursive: true });
  rmSync(join(root, 'package-lock.json'));
  const dist = join(root, 'web/dist');
  expect(readdirSync(dist)).toEqual([fingerprintFile]);
  expect(isBuilt(webApp, root)).toBe(true);
  write('domain/text/text.ts', 'changed');
  expect(isBuilt(webApp, root)).toBe(false);
});

test('the server is stale after a change of its own, not of the pages', () => {
  built(serverCode);
  write('web/index.html', 'other page');
  expect(isBuilt(serverCode, root)).toBe(true);
  write('server/main.ts', 'server');
  expect(isBuilt(serverCode, root)).toBe(false);
});

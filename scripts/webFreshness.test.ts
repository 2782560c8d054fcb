import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintFile, fingerprintWebInputs, isWebBuilt } from './webFreshness.ts';

let root: string;
const write = (path: string, content: string) => writeFileSync(join(root, path), content);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'elan-inputs-'));
  for (const folder of ['domain/text', 'modules', 'web/dist', 'web/ui', 'server']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  write('package-lock.json', '{}');
  write('tsconfig.base.json', '{}');
  write('domain/text/text.ts', 'export const a = 1;');
  write('web/index.html', 'page');
  write('web/ui/Button.tsx', 'button');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a change of the sources or of the lockfile makes the build stale', () => {
  const built = fingerprintWebInputs(root);
  const changes = ['domain/text/text.ts', 'modules/new.ts', 'web/index.html', 'package-lock.json'];
  const fingerprints = changes.map((file) => {
    write(file, `changed ${file}`);
    return fingerprintWebInputs(root);
  });
  expect(new Set([built, ...fingerprints]).size).toBe(changes.length + 1);
});

test('what the browser never gets does not make it stale', () => {
  const built = fingerprintWebInputs(root);
  write('server/main.ts', 'server');
  write('web/ui/Button.test.tsx', 'test');
  write('web/dist/index.html', 'built');
  expect(fingerprintWebInputs(root)).toBe(built);
});

test('a build without sources beside it, as in an image, needs none', () => {
  const dist = join(root, 'web/dist');
  rmSync(join(root, 'web/index.html'));
  expect(isWebBuilt(root, dist)).toBe(false);
  writeFileSync(join(dist, fingerprintFile), 'of sources that are not here');
  expect(isWebBuilt(root, dist)).toBe(true);
});

test('a folder counts as built only with the fingerprint of these sources', () => {
  const dist = join(root, 'web/dist');
  expect(isWebBuilt(root, dist)).toBe(false);
  writeFileSync(join(dist, fingerprintFile), fingerprintWebInputs(root));
  expect(isWebBuilt(root, dist)).toBe(true);
  write('web/ui/Button.tsx', 'another button');
  expect(isWebBuilt(root, dist)).toBe(false);
});

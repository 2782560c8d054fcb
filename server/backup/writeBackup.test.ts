import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { beforeEach, expect, it } from 'vitest';
import { compress } from './writeBackup.ts';

let plain: string;
let file: string;
beforeEach(() => {
  const folder = temporaryFolder();
  plain = join(folder, 'plain');
  file = join(folder, 'backup.gz');
  writeFileSync(plain, 'rows');
});

it('compresses into a file that only its owner can read', async () => {
  await compress(plain, file);
  expect(gunzipSync(readFileSync(file)).toString()).toBe('rows');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('keeps a file that is already there', async () => {
  writeFileSync(file, 'earlier backup');
  await expect(compress(plain, file)).rejects.toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('earlier backup');
});

it('removes the file if it is interrupted', async () => {
  await expect(compress(plain, file, AbortSignal.abort())).rejects.toThrow();
  expect(existsSync(file)).toBe(false);
});

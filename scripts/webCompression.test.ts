import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { expect, it } from 'vitest';
import { compressFiles } from './webCompression.ts';

it('compresses every script, style and drawing that is served and is large enough', async () => {
  const folder = temporaryFolder();
  const served = ['sw.js', 'apiKeyboard.js', 'icon.svg', 'assets/a.js', 'assets/a.css'];
  for (const file of [...served, 'server/entryServer.js', 'inputs.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'x'.repeat(300));
  }
  writeFileSync(join(folder, 'small.js'), 'x'.repeat(299));
  await compressFiles(folder);
  const made = globSync('**/*.{br,gz}', { cwd: folder });
  expect(made.sort()).toEqual(served.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Asks at the given moment, says what it got, and holds on to it for longer than the other one waits. */
const asker = `
  import { acquireLock } from ${JSON.stringify(new URL('./exclusiveLock.ts', import.meta.url).href)};
  const [file, moment] = process.argv.slice(1);
  while (Date.now() < Number(moment));
  const lock = acquireLock(file);
  console.log(lock ? 'has it' : 'is refused');
  if (lock) setTimeout(() => lock.release(), 1500);
`;

it('goes to exactly one of two that ask at the same instant', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elan-lock-'));
  const run = promisify(execFile);
  for (let round = 0; round < 5; round += 1) {
    const args = [join(folder, `${round}.lock`), String(Date.now() + 700)];
    const ask = () => run(process.execPath, ['--input-type=module', '-e', asker, ...args]);
    const said = await Promise.all([ask(), ask()]);
    expect(said.map(({ stdout }) => stdout.trim()).sort()).toEqual(['has it', 'is refused']);
  }
  rmSync(folder, { recursive: true });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/**
 * A process that reports that it started, tries to lock each file whose path it reads, reports the result, and releases
 * the lock when it reads an empty line.
 */
const asker = `
  import { createInterface } from 'node:readline';
  import { acquireProcessLock } from ${JSON.stringify(new URL('./processLock.ts', import.meta.url).href)};
  let lock;
  console.log('is there');
  createInterface({ input: process.stdin }).on('line', (file) => {
    if (file !== '') lock = acquireProcessLock(file);
    else lock?.release();
    console.log(file === '' ? 'gave it back' : lock ? 'has it' : 'is refused');
  });
`;

function startAsker() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', asker], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    nextLine: async (): Promise<unknown> => (await lines.next()).value,
    send: (file: string) => child.stdin.write(`${file}\n`),
    end: () => child.stdin.end(),
  };
}

it('goes to exactly one of two concurrent requests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elan-lock-'));
  const two = [startAsker(), startAsker()];
  const all = () => Promise.all(two.map((asker) => asker.nextLine()));
  expect(await all()).toEqual(['is there', 'is there']);
  for (let round = 0; round < 5; round += 1) {
    for (const asker of two) asker.send(join(folder, `${round}.lock`));
    expect((await all()).sort()).toEqual(['has it', 'is refused']);
    for (const asker of two) asker.send('');
    expect(await all()).toEqual(['gave it back', 'gave it back']);
  }
  for (const asker of two) asker.end();
  rmSync(folder, { recursive: true });
});

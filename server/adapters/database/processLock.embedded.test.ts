import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/**
 * A process that reports that it started, requests the lock on a signal, reports the result, and
 * holds the lock until it is ended.
 */
const asker = `
  import { acquireProcessLock } from ${JSON.stringify(new URL('./processLock.ts', import.meta.url).href)};
  let lock;
  console.log('is there');
  process.stdin.once('data', () => {
    lock = acquireProcessLock(process.argv[1]);
    console.log(lock ? 'has it' : 'is refused');
  });
  process.stdin.once('end', () => lock?.release());
`;

function startAsker(file: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', asker, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    says: async (): Promise<unknown> => (await lines.next()).value,
    ask: () => child.stdin.write('now'),
    end: () => child.stdin.end(),
  };
}

it('goes to exactly one of two concurrent requests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elan-lock-'));
  for (let round = 0; round < 5; round += 1) {
    const two = [1, 2].map(() => startAsker(join(folder, `${round}.lock`)));
    for (const asker of two) expect(await asker.says()).toBe('is there');
    for (const asker of two) asker.ask();
    const said = await Promise.all(two.map((asker) => asker.says()));
    expect(said.sort()).toEqual(['has it', 'is refused']);
    for (const asker of two) asker.end();
  }
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedUpPerson } from '@elan/testing/people/person';
import { savingClient } from '@elan/testing/projects/savingClient';
import {
  killServerProcesses,
  npmStart,
  type ServerProcess,
  startServerProcess,
} from '@elan/testing/servers/serverProcess';
import { soak } from '@elan/testing/soak';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let env: { DATA_DIR: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elan-second-'));
  env = { DATA_DIR: join(folder, 'data') };
});
afterEach(async () => {
  await killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

const oneLine = /^DATA_DIR [^\n]* is in use by another process[^\n]*\n$/;

async function expectRefused(server: ServerProcess): Promise<void> {
  const { code, errors } = await server.ended;
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(oneLine) });
}

describe('a second start on one folder', () => {
  it('is refused each time without harm, and succeeds once the first is killed', async () => {
    const first = await startServerProcess(env, npmStart);
    await first.listening();
    const person = await signedUpPerson(first);
    const client = await savingClient(person);
    expect((await client.save()).status).toBe(200);
    await expectRefused(await startServerProcess(env, npmStart));
    await soak(20, async () => {
      await expectRefused(await startServerProcess(env));
      await client.expectNothingLost();
      expect((await client.save()).status).toBe(200);
    });

    const link = join(folder, 'another path');
    symlinkSync(env.DATA_DIR, link);
    await expectRefused(await startServerProcess({ DATA_DIR: link }));

    first.kill('SIGKILL');
    await first.ended;
    const next = await startServerProcess({ ...env, PORT: new URL(first.url).port }, npmStart);
    await next.listening();
    await client.expectNothingLost();
    expect((await client.save()).status).toBe(200);
    // Sends the signal twice, as npm does when it forwards a signal that the terminal has already sent.
    next.kill('SIGTERM');
    next.kill('SIGTERM');
    expect((await next.ended).code).toBe(0);
  }, 900_000);

  it('at the same instant as the first lets exactly one of them in', async () => {
    const two = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    const refused = await Promise.race(two.map((server) => server.ended.then(() => server)));
    await expectRefused(refused);
    const winner = two.find((server) => server !== refused);
    await winner?.listening();
    winner?.kill('SIGTERM');
    expect((await winner?.ended)?.code).toBe(0);
  });
});

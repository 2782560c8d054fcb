import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { password, request, signedUpPerson } from '@elan/testing/people/person';
import { refusalOf, startHere } from '@elan/testing/servers/embeddedServer';
import {
  backup,
  migratedDataDir,
  restore,
  runFile,
  startEmbedded,
  stop,
  temporaryFolder,
  withoutPowers,
} from '@elan/testing/servers/serverProcess';
import { describe, expect, it, test } from 'vitest';
import { openEmbedded } from '../adapters/database/embedded.ts';
import { embeddedFolder } from '../adapters/database/pgliteFolder.ts';
import { verifyBackup } from '../backup/readBackup.ts';

const refused = (line: string) => ({ code: 1, output: '', errors: `${line}\n` });

const needsFolder = 'takes a folder that is there and can be read and written to';

/** Backs up an empty database, in a process to which the permissions of files apply. */
const backupWithoutPowers = (file: string) =>
  runFile(['scripts/backup.ts', file], { DATA_DIR: migratedDataDir() }, () => {}, withoutPowers)
    .ended;

/** Returns the rows of a backup, sorted. */
function rowsOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().split('\n').slice(1).sort();
}

function rollingDumpsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'backups');
  return readdirSync(folder)
    .filter((name) => name.startsWith('rolling-'))
    .map((name) => join(folder, name));
}

describe('npm run backup', () => {
  it('gives the same result with the server running, without one, and after a kill -9', async () => {
    const DATA_DIR = migratedDataDir();
    const first = await startEmbedded(DATA_DIR);
    await signedUpPerson(first);
    const { output } = await backup(DATA_DIR);
    expect(output).toMatch(
      /^Backed up to \S+\/backups\/elan-\S+Z\.jsonl\.gz: accounts 1, projects 0, rows \d+, \S+B\n$/,
    );
    const [, running = ''] = /to (\S+): /.exec(output) ?? [];
    expect(statSync(running).mode & 0o777).toBe(0o600);
    expect(await backup(DATA_DIR, running)).toEqual(
      refused(`${running} is there already: name another file`),
    );
    expect(await restore(DATA_DIR, running)).toEqual(
      refused(`DATA_DIR ${DATA_DIR} is in use by another process; stop it or name another folder`),
    );

    await stop(first, 'SIGKILL');
    const stopped = join(DATA_DIR, 'stopped');
    expect(await backup(DATA_DIR, stopped)).toMatchObject({ code: 0 });
    expect(rowsOf(stopped)).toEqual(rowsOf(running));
    expect(existsSync(join(DATA_DIR, 'backup.sock'))).toBe(true);

    const second = await startHere(DATA_DIR);
    expect(statSync(join(DATA_DIR, 'backup.sock')).mode & 0o777).toBe(0o600);
    const several = ['1', '2'].map((name) => join(DATA_DIR, name));
    for (const { code } of await Promise.all(several.map((file) => backup(DATA_DIR, file)))) {
      expect(code).toBe(0);
    }
    for (const file of several) expect(rowsOf(file)).toEqual(rowsOf(running));

    // An idle connection does not block the backup.
    const idle = createConnection({ path: join(DATA_DIR, 'backup.sock'), allowHalfOpen: true });
    await once(idle, 'connect');
    await signedUpPerson(second);
    await second.close();
    idle.destroy();
    const [dump = ''] = rollingDumpsIn(DATA_DIR);
    expect((await verifyBackup(dump)).counts).toMatchObject({ users: 2 });
  });

  it('explains a failure in one line', async () => {
    const nowhere = join(temporaryFolder(), 'new');
    expect(await backup(nowhere)).toEqual(refused(`DATA_DIR ${nowhere} holds no database`));
    expect(existsSync(nowhere)).toBe(false);

    const DATA_DIR = temporaryFolder();
    const database = await openEmbedded(DATA_DIR);
    expect(await backup(DATA_DIR)).toEqual(
      refused(
        `DATA_DIR ${DATA_DIR} is held by a process that gives no backup: try again, or stop it`,
      ),
    );
    const file = join(nowhere, 'a');
    expect(await backup(DATA_DIR, file)).toEqual(refused(`${file} ${needsFolder}`));
    await database.close();
    expect(await backup(DATA_DIR)).toEqual(refused(`DATA_DIR ${DATA_DIR} holds no tables of Élan`));
    expect(readdirSync(join(DATA_DIR, 'backups'))).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)(
    'goes into a folder where another user’s backup was killed',
    async () => {
      const folder = temporaryFolder();
      const left = join(folder, `.elan-${randomUUID()}.tmp`);
      writeFileSync(left, '');
      const [nobody, longAgo] = [65_534, new Date('2026-01-01')];
      utimesSync(left, longAgo, longAgo);
      for (const path of [left, folder]) chownSync(path, nobody, nobody);
      // Like /tmp, where only its owner may remove a file.
      chmodSync(folder, 0o1777);
      expect(await backupWithoutPowers(join(folder, 'a'))).toMatchObject({ code: 0, errors: '' });
      expect(readdirSync(folder)).toEqual([basename(left), 'a']);
    },
  );

  it('into a folder that may be written to but not read is refused in one line', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'a');
    chmodSync(folder, 0o300);
    const ended = await backupWithoutPowers(file);
    chmodSync(folder, 0o700);
    expect(ended).toEqual(refused(`${file} ${needsFolder}`));
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a damaged folder is reported with a remedy, and the remedy works', async () => {
  const DATA_DIR = migratedDataDir();
  const server = await startHere(DATA_DIR);
  const { email } = await signedUpPerson(server);
  await server.close();
  const [dump] = rollingDumpsIn(DATA_DIR);

  const control = join(embeddedFolder(DATA_DIR), 'global/pg_control');
  truncateSync(control, 100);
  const [, way = ''] =
    /^DATA_DIR \S+ holds a database that cannot be read[^\n:]*: (.*)$/.exec(
      await refusalOf(DATA_DIR),
    ) ?? [];
  expect(way).toContain(` && npm run restore -- '${dump}'`);
  // Without this file, PGlite would treat the folder as new, and replace its contents.
  rmSync(join(embeddedFolder(DATA_DIR), 'PG_VERSION'));
  expect(await restore(DATA_DIR, dump ?? '')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('cannot be read'),
  });

  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const [left] = await once(
    spawn(way, { shell: true, cwd, env: { ...process.env, DATA_DIR } }),
    'close',
  );
  expect(left).toBe(0);
  const restored = await startHere(DATA_DIR);
  const body = { email, password };
  expect(await request(restored, 'POST', '/api/auth/sign-in/email', { body })).toMatchObject({
    status: 200,
  });
  await restored.close();

  rmSync(embeddedFolder(DATA_DIR), { recursive: true });
  const [newest = ''] = rollingDumpsIn(DATA_DIR).sort().reverse();
  expect(await refusalOf(DATA_DIR)).toBe(
    `DATA_DIR ${DATA_DIR} has dumps of a database that is gone; restore the newest: npm run restore -- '${newest}', or move its backups away to begin anew`,
  );
});

import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalOf, startHere } from '@elan/testing/servers/embeddedServer';
import {
  backup,
  killServerProcesses,
  migratedDataDir,
  startServerProcess,
  stop,
  temporaryFolder,
  unpackDatabase,
} from '@elan/testing/servers/serverProcess';
import { afterEach, describe, expect, it } from 'vitest';
import { embeddedFolder } from '../adapters/database/pgliteFolder.ts';

afterEach(killServerProcesses);

/** Root may read and write everything, so if root runs the tests, the server runs as the user `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const startAsNobody = (env: Record<string, string>) => startServerProcess(env, undefined, nobody);

function ownAll(folder: string, uid: number, gid: number): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, name), uid, gid);
  }
}

async function expectOneLine(DATA_DIR: string, line: RegExp): Promise<void> {
  const { code, errors } = await (await startAsNobody({ DATA_DIR })).ended;
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(line) });
  // The message must not suggest moving a healthy database.
  expect(errors).not.toContain('mv ');
}

describe('a DATA_DIR', () => {
  it('that is not writable is reported in one line', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    mkdirSync(DATA_DIR);
    chmodSync(join(DATA_DIR, '..'), 0o755);
    chmodSync(DATA_DIR, 0o500);
    await expectOneLine(DATA_DIR, /^DATA_DIR [^\n]+ user[^\n]+\n$/);
  });

  it.runIf(nobody.uid !== undefined)(
    'of another user, and for us to write, is warned of; so is a backup of theirs no obstacle',
    async () => {
      const DATA_DIR = join(temporaryFolder(), 'data');
      mkdirSync(DATA_DIR);
      chmodSync(join(DATA_DIR, '..'), 0o755);
      // Like a Kubernetes volume with an `fsGroup`.
      chownSync(DATA_DIR, 0, nobody.gid ?? 0);
      chmodSync(DATA_DIR, 0o2775);
      const { uid = 0, gid = 0 } = nobody;
      // Simulates files of an earlier start with permissions that are too open.
      unpackDatabase(DATA_DIR);
      const database = join(DATA_DIR, 'database');
      ownAll(database, uid, gid);
      chmodSync(database, 0o755);
      const backups = join(DATA_DIR, 'backups');
      mkdirSync(backups);
      chownSync(backups, uid, gid);
      writeFileSync(join(backups, 'copied.jsonl.gz'), '', { mode: 0o600 });
      const server = await startAsNobody({ DATA_DIR });
      await server.listening();
      const { output } = await stop(server);
      expect(output).toContain('"msg":"DATA_DIR belongs to another user');
      expect(statSync(DATA_DIR).mode & 0o7777).toBe(0o2775);
      expect(statSync(database).mode & 0o077).toBe(0);
    },
  );

  it('with files of another user is reported in one line', async () => {
    const DATA_DIR = migratedDataDir();
    chmodSync(DATA_DIR, 0o700);
    const { uid, gid } = nobody;
    if (uid !== undefined) ownAll(DATA_DIR, uid, gid ?? uid);
    const theirs = join(embeddedFolder(DATA_DIR), 'global/pg_control');
    if (uid !== undefined) chownSync(theirs, 0, 0);
    chmodSync(theirs, uid === undefined ? 0o000 : 0o600);
    await expectOneLine(
      DATA_DIR,
      /^DATA_DIR \S+ \(\S+pg_control\) is not open to the user that runs this[^\n]+\n$/,
    );
  });

  it('that is a file, or is inside one, is reported in one line', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'data')]) {
      expect(await refusalOf(DATA_DIR)).toMatch(/^DATA_DIR [^\n]+ a file[^\n]+$/);
    }
  });

  it('of a later version is left untouched', async () => {
    const DATA_DIR = migratedDataDir();
    writeFileSync(join(embeddedFolder(DATA_DIR), 'PG_VERSION'), '99\n');
    expect(await refusalOf(DATA_DIR)).toBe(
      `DATA_DIR ${DATA_DIR} holds a database of a later version of Élan (PostgreSQL 99): start that version`,
    );
  });

  it('readable by others is made private by a start, with everything the start creates', async () => {
    const DATA_DIR = migratedDataDir();
    chmodSync(DATA_DIR, 0o755);
    mkdirSync(join(DATA_DIR, 'backups'));
    const named = join(DATA_DIR, 'by-hand.jsonl.gz');
    const server = await startHere(DATA_DIR);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
    const reachable = readdirSync(DATA_DIR).filter(
      (name) => (statSync(join(DATA_DIR, name)).mode & 0o077) !== 0,
    );
    expect(reachable).toEqual([]);
    await server.close();
    expect(await backup(DATA_DIR, named)).toMatchObject({ code: 0 });
    expect(statSync(named).mode & 0o777).toBe(0o600);
  });
});

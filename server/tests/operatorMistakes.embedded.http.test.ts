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
  withoutPowers,
} from '@elan/testing/servers/serverProcess';
import { afterEach, describe, expect, it } from 'vitest';
import { embeddedFolder } from '../adapters/database/pgliteFolder.ts';

afterEach(killServerProcesses);

const isRoot = process.getuid?.() === 0;
/** The user id of `nobody`. */
const nobody = 65_534;

const startPlainly = (env: Record<string, string>) =>
  startServerProcess(env, undefined, withoutPowers);

async function expectOneLine(DATA_DIR: string, line: RegExp): Promise<void> {
  const { code, errors } = await (await startPlainly({ DATA_DIR })).ended;
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(line) });
  // The message must not suggest moving a healthy database.
  expect(errors).not.toContain('mv ');
}

describe('a DATA_DIR', () => {
  it('that is not writable is reported in one line', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o500);
    await expectOneLine(DATA_DIR, /^DATA_DIR [^\n]+ user[^\n]+\n$/);
  });

  it.runIf(isRoot)(
    'of another user, and for us to write, is warned of; so is a backup of theirs no obstacle',
    async () => {
      const DATA_DIR = join(temporaryFolder(), 'data');
      mkdirSync(DATA_DIR);
      // Like a Kubernetes volume with an `fsGroup`.
      chownSync(DATA_DIR, nobody, 0);
      chmodSync(DATA_DIR, 0o2775);
      // Simulates files of an earlier start with permissions that are too open.
      unpackDatabase(DATA_DIR);
      const database = join(DATA_DIR, 'database');
      chmodSync(database, 0o755);
      const backups = join(DATA_DIR, 'backups');
      mkdirSync(backups);
      const copied = join(backups, 'copied.jsonl.gz');
      writeFileSync(copied, '', { mode: 0o600 });
      chownSync(copied, nobody, nobody);
      const server = await startPlainly({ DATA_DIR });
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
    const theirs = join(embeddedFolder(DATA_DIR), 'global/pg_control');
    if (isRoot) chownSync(theirs, nobody, nobody);
    chmodSync(theirs, isRoot ? 0o600 : 0o000);
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

import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { movableClock } from '@elan/testing/clock';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { embedded } from '../adapters/database/embedded.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { migrate } from '../store/migrate.ts';
import { verifyBackup } from './readBackup.ts';
import { startRollingDumps } from './rollingDumps.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = embedded(await PGlite.create());
  await migrate(database);
});
afterAll(() => database.close());

let dataDir: string;
let errors: unknown[];
beforeEach(() => {
  dataDir = temporaryFolder();
  errors = [];
});

const start = (everyMs?: number, clock: Clock = systemClock) =>
  startRollingDumps({
    db: database.db,
    dataDir,
    clock,
    onError: (error) => errors.push(error),
    ...(everyMs === undefined ? {} : { everyMs }),
  });
const dumps = () => readdirSync(join(dataDir, 'backups'));
const taken = () => dumps().filter((name) => name.startsWith('rolling-'));
const addAccount = () =>
  database.db.execute(sql`
    insert into users (id, name, email, terms_version, terms_accepted_at)
    values (gen_random_uuid(), '', gen_random_uuid(), '1', now())`);

test('an empty database is not dumped', async () => {
  await database.db.execute(sql`delete from users`);
  await start().stop();
  expect(dumps()).toEqual([]);
});

test('a shutdown writes one dump of the changes', async () => {
  await addAccount();
  await start().stop();
  const [dump = ''] = dumps();
  const { counts } = await verifyBackup(join(dataDir, 'backups', dump));
  expect(counts.users).toBeGreaterThan(0);
  // Starting a server writes to tables that are not in a dump, which does not count as a change.
  await database.db.execute(sql`delete from plan_limits`);
  await start().stop();
  expect(dumps()).toEqual([dump]);
  await addAccount();
  await start().stop();
  expect(dumps()).toHaveLength(2);
});

test('dumps follow changes, and none is written without', async () => {
  const rolling = start(10);
  await addAccount();
  await expect.poll(taken).toHaveLength(1);
  await addAccount();
  await expect.poll(taken).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await rolling.stop();
  expect(dumps()).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('files left by a killed process are removed; files of others or still being written stay', async () => {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  const unfinished = () => `.elan-${crypto.randomUUID()}.tmp`;
  const abandoned = join(folder, unfinished());
  writeFileSync(abandoned, 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(abandoned, yesterday, yesterday);
  const others = [unfinished(), 'elan-2026-11-21T10-00-00Z.jsonl.gz', 'notes.txt'];
  for (const name of others) writeFileSync(join(folder, name), '');
  const rolling = start();
  expect(dumps()).toEqual(others);
  await rolling.stop();
  expect(dumps()).toEqual(expect.arrayContaining(others));
});

test('a failed dump is reported, and the next one is written', async () => {
  const rolling = start(20);
  const folder = join(dataDir, 'backups');
  rmSync(folder, { recursive: true });
  await addAccount();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  mkdirSync(folder);
  await expect.poll(taken).toHaveLength(1);
  await rolling.stop();
  expect(dumps()).toHaveLength(1);
});

const dayMs = 86_400_000;
const later = (days: number) => movableClock(new Date(Date.now() + days * dayMs));

test('on a server without changes, the only dump is renewed within 30 days', async () => {
  await addAccount();
  await start().stop();
  const [first] = taken();
  await start(undefined, later(28)).stop();
  expect(taken()).toEqual([first]);
  await start(undefined, later(29.1)).stop();
  expect(taken()).toHaveLength(1);
  expect(taken()).not.toContain(first);
});

test('expired dumps are deleted at the start, and all of them if the database is empty', async () => {
  await addAccount();
  await start().stop();
  await addAccount();
  await start().stop();
  const [older, newest] = taken();
  expect(newest).not.toBe(older);
  const rolling = start(undefined, later(40));
  expect(taken()).toEqual([newest]);
  await database.db.execute(sql`delete from users`);
  await rolling.stop();
  expect(taken()).toEqual([]);
});

test('when no new dump can be written, the newest one stays', async () => {
  await addAccount();
  await start().stop();
  const before = taken();
  const diskIsFull = () => Promise.reject(new Error('the disk is full'));
  const rolling = startRollingDumps({
    db: new Proxy(database.db, {
      get: (db, name) => (name === 'transaction' ? diskIsFull : Reflect.get(db, name)),
    }),
    dataDir,
    clock: later(40),
    onError: (error) => errors.push(error),
  });
  await rolling.stop();
  expect(errors).toHaveLength(1);
  expect(taken()).toEqual(before);
});

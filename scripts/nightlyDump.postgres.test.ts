import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { findPostgres } from '@elan/testing/database/ownPostgres';
import { insertAccount } from '@elan/testing/people/accounts';
import { expect, it, onTestFinished } from 'vitest';
import { keepCustomer, takeDueCustomers } from '../server/store/billing/customers.ts';
import { commandsOf } from './operationsGuide.ts';

const PATH = [findPostgres(), process.env.PATH].join(delimiter);

it('the dump of the guide is for its owner alone, and no one can sign in with it', async () => {
  const commands = commandsOf('nightly-dump');
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'elan-dump-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });
  const options = { cwd: folder, env: { PATH }, encoding: 'utf8', stdio: 'pipe' } as const;
  // Without an address, pg_dump would take the user's own database.
  expect(() => execFileSync('sh', ['-c', commands], options)).toThrow('DATABASE_URL');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, '.env'), `PORT=3000\nDATABASE_URL=${database.url}\n`);
  execFileSync('sh', ['-ec', commands], options);
  expect(statSync(join(folder, 'elan.dump')).mode & 0o077).toBe(0);
  const contents = execFileSync('pg_restore', ['--list', 'elan.dump'], options);
  const data = Array.from(contents.matchAll(/TABLE DATA public (\w+)/g), ([, table]) => table);
  expect(data).toEqual(expect.arrayContaining(['users', 'project_modules', 'migrations']));
  for (const table of ['sessions', 'mail_links', 'sign_in_challenges', 'outbox']) {
    expect(contents).toContain(`TABLE public ${table} `);
    expect(data).not.toContain(table);
  }
});

it('after a restore by PostgreSQL’s own means, the command of the guide makes every customer due', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const now = new Date();
  const { id: accountId } = await insertAccount(database);
  await keepCustomer(db, { accountId, customerId: 'cus_1', provider: 'live' }, now);
  const due = () => takeDueCustomers(db, new Date(now.getTime() + 3 * 60_000), 1);
  expect(await due()).toEqual([]);
  execFileSync('sh', ['-ec', commandsOf('read-again')], {
    env: { PATH, DATABASE_URL: database.url },
  });
  expect(await due()).toEqual([accountId]);
});

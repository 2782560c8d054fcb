import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { findPostgres } from '@elan/testing/database/ownPostgres';
import { insertAccount } from '@elan/testing/people/accounts';
import { expect, it, onTestFinished } from 'vitest';
import { keepCustomer, takeDueCustomers } from '../server/store/billing/customers.ts';
import { repository } from './repository.ts';

/** @returns the commands that both guides have under this name. */
function commandsOf(name: string): string {
  const [english, french] = ['docs/operations.md', 'docs/operations.fr.md'].map((guide) => {
    const text = readFileSync(join(repository, guide), 'utf8');
    return new RegExp(`\`\`\`sh ${name}\\n([\\s\\S]+?)\`\`\``).exec(text)?.[1];
  });
  expect(french).toBe(english);
  return english ?? expect.fail();
}

const PATH = [findPostgres(), process.env.PATH].join(delimiter);

it('the dump of the guide is for its owner alone, and no one can sign in with it', async () => {
  const commands = commandsOf('nightly-dump');
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'elan-dump-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });
  const options = {
    cwd: folder,
    env: { PATH, DATABASE_URL: database.url },
    encoding: 'utf8',
  } as const;
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

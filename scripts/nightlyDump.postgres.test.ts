import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { findPostgres } from '@elan/testing/database/ownPostgres';
import { expect, it, onTestFinished } from 'vitest';
import { repository } from './repository.ts';

/** @returns a guide's commands for dumping PostgreSQL. */
function nightlyDump(guide: string): string {
  const text = readFileSync(join(repository, guide), 'utf8');
  return /```sh nightly-dump\n([\s\S]+?)```/.exec(text)?.[1] ?? expect.fail();
}

it('the dump of the guide is for its owner alone, and no one can sign in with it', async () => {
  const commands = nightlyDump('docs/operations.md');
  expect(nightlyDump('docs/operations.fr.md')).toBe(commands);
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'elan-dump-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await database.close();
  });
  const PATH = [findPostgres(), process.env.PATH].join(delimiter);
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

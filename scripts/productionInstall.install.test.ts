import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { insertAccount } from '@elan/testing/people/accounts';
import { request } from '@elan/testing/people/person';
import {
  killServerProcesses,
  startServerProcess,
  temporaryFolder,
} from '@elan/testing/servers/serverProcess';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { repository } from './repository.ts';

afterEach(killServerProcesses);

/** Maximum disk space of an installation without Node. */
const mostMegabytes = 320;

const block = (page: string) =>
  /```sh production-install\n([\s\S]*?)```/.exec(readFileSync(join(repository, page), 'utf8'))?.[1];

/** @returns a copy of the sources, like a clean checkout. */
function cleanCopy(): string {
  const folder = join(temporaryFolder(), 'elan');
  const left = new Set(['.git', 'node_modules', 'dist', '.build', 'data', 'test-results', '.env']);
  cpSync(repository, folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
  return folder;
}

/**
 * Runs a shell script in a folder, with the project's Node first in the path.
 * @returns its output.
 */
async function shell(folder: string, script: string): Promise<string> {
  const { HOME, PATH } = process.env;
  const child = spawn('sh', ['-ec', script], {
    cwd: folder,
    env: { HOME, PATH: [dirname(process.execPath), PATH].join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that all processes that it starts can be killed.
    detached: true,
  });
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, 'SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the shell ended with ${code}:\n${output}`);
  return output;
}

/** The work takes two minutes; this also allows for a busy machine and a slow registry. */
const timeout = 30 * 60_000;

it('the install of docs/operations.md brings a server that builds nothing and makes a dossier', {
  timeout,
}, async () => {
  const install = block('docs/operations.md');
  expect(install).toBeDefined();
  expect(block('docs/operations.fr.md')).toBe(install);
  const folder = cleanCopy();
  await shell(folder, install ?? '');

  const used = Number((await shell(folder, 'du -sk node_modules')).split('\t')[0]);
  expect(used / 1024).toBeLessThan(mostMegabytes);
  for (const name of ['@electric-sql', 'vite', 'vitest', 'react', 'typescript', 'node']) {
    expect(existsSync(join(folder, 'node_modules', name))).toBe(false);
  }
  rmSync(join(folder, 'sandbox'), { recursive: true });

  const database = await openTestDatabase();
  if (database.url === undefined) throw new Error('this test needs a PostgreSQL');
  const { token, email } = await insertAccount(database);
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://elan.quebec',
    AUTH_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
    FOUNDER_EMAILS: email,
  };
  const server = await startServerProcess(settings, [join(folder, 'scripts/start.ts')]);
  await server.listening();
  expect(server.output()).not.toContain('Building');
  expect((await request(server, 'GET', '/api/ready')).status).toBe(200);
  const page = await request(server, 'GET', '/', { headers: { 'accept-language': 'fr' } });
  expect(page.body.text).toMatch(/<h1[^>]*>/);

  const body = { name: 'Boulangerie du Faubourg' };
  const project = await request(server, 'POST', '/api/projects', { token, body });
  const dossier = `/api/projects/${project.body.id}/dossier?format=pdf&pack=bank&language=fr`;
  const pdf = await request(server, 'GET', dossier, { token });
  expect(pdf.status).toBe(200);
  expect(pdf.body.text).toMatch(/^%PDF-/);

  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);

  const embedded = await startServerProcess({ ...settings, DATABASE_URL: '', ALLOW_SANDBOX: '1' }, [
    join(folder, 'scripts/start.ts'),
  ]);
  expect(await embedded.ended).toMatchObject({
    code: 1,
    errors:
      'DATABASE_URL is required: the stand-in for database (the package @electric-sql/pglite) is not installed\n',
  });
  await database.close();
});

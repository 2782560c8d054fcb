import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../outside/database.ts';
import { migrate } from '../store/migrate.ts';
import { openTestDatabase } from '../testing/database.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elan-start-'));
  folders.push(folder);
  return folder;
}

/** Starts the server as an operator does and collects what it prints until it ends. */
function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'info', ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, output, errors }));
  return {
    child,
    ended,
    async listening(): Promise<void> {
      while (!output.includes('Élan is at')) await once(child.stdout, 'data');
    },
  };
}

describe('a start', () => {
  it('with a wrong variable ends with one line that names it', async () => {
    const { code, errors } = await start({ PORT: 'abc', DATA_DIR: newFolder() }).ended;
    expect(code).toBe(1);
    expect(errors).toBe('PORT takes a number from 1 to 65535, not "abc"\n');
  });

  it('in production refuses the stand-ins', async () => {
    const { code, errors } = await start({
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(40),
      DATA_DIR: newFolder(),
    }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^DATABASE_URL is required with NODE_ENV=production[^\n]*\n$/);
  });

  it('of a second process on one folder is refused, and the first is unharmed', async () => {
    const DATA_DIR = newFolder();
    const first = start({ DATA_DIR, PORT: '31871' });
    await first.listening();
    const second = await start({ DATA_DIR, PORT: '31872' }).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(/^DATA_DIR [^\n]* is in use by another process[^\n]*\n$/);
    expect((await fetch('http://localhost:31871/api/ready')).status).toBe(200);

    first.child.kill('SIGTERM');
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    const third = await openEmbedded(DATA_DIR);
    await third.close();
  });

  it('ends on SIGTERM though a body never does', async () => {
    const server = start({ DATA_DIR: newFolder(), PORT: '31874' });
    await server.listening();
    const head = 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\n';
    const socket = createConnection({ host: 'localhost', port: 31874 });
    socket.on('error', () => {});
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"e`);
    const kept = createConnection({ host: 'localhost', port: 31874 });
    await once(kept, 'connect');
    kept.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(kept, 'data');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    socket.destroy();
    kept.destroy();
  });

  it('names the stand-ins that run', async () => {
    const server = start({ DATA_DIR: newFolder(), PORT: '31873' });
    await server.listening();
    const answered = await fetch('http://localhost:31873/api/deployment');
    expect(await answered.json()).toMatchObject({ standIns: ['database', 'ai', 'mail'] });
    server.child.kill('SIGTERM');
    expect((await server.ended).output).toContain('sandbox stand-ins run for: database, ai, mail');
  });
});

describe('migrations', () => {
  it('run once, however often they are asked for', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    await migrate(database);
    const { rows } = await database.db.execute(sql`select count(*)::int as count from migrations`);
    expect(rows).toEqual([{ count: 2 }]);
    await database.close();
  });
});

import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  killServerProcesses,
  migratedDataDir,
  startServerProcess,
} from '@elan/testing/servers/serverProcess';
import { afterEach, describe, expect, it } from 'vitest';
import { acquireProcessLock } from '../adapters/database/processLock.ts';

const folders: string[] = [];
afterEach(async () => {
  await killServerProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elan-start-'));
  folders.push(folder);
  return folder;
}

/**
 * Pauses a process right after it has created a folder.
 * @param name the name of the folder.
 * @param go the file whose creation lets the process continue.
 * @returns arguments for Node, before its script.
 */
function heldAfterMaking(name: string, go: string): string[] {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { existsSync, mkdirSync } = fs;
    const tick = new Int32Array(new SharedArrayBuffer(4));
    fs.mkdirSync = (path, options) => {
      const made = mkdirSync(path, options);
      if (String(path).endsWith(${JSON.stringify(name)})) {
        while (!existsSync(${JSON.stringify(go)})) Atomics.wait(tick, 0, 0, 10);
      }
      return made;
    };
    syncBuiltinESMExports();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

describe('a start', () => {
  it('with an invalid variable ends with one line that names it', async () => {
    const server = await startServerProcess({ PORT: 'abc', DATA_DIR: newFolder() });
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toBe('PORT takes a number from 1 to 65535, not "abc"\n');
  });

  it('names the running stand-ins, and ends on SIGTERM despite a request body that never ends', async () => {
    const server = await startServerProcess({ DATA_DIR: migratedDataDir() });
    await server.listening();
    const answered = await fetch(`${server.url}/api/deployment`);
    expect(await answered.json()).toMatchObject({
      standIns: ['database', 'ai', 'payments', 'mail'],
    });
    const head = 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\n';
    const at = { host: 'localhost', port: Number(new URL(server.url).port) };
    const socket = createConnection(at);
    socket.on('error', () => {});
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"e`);
    const kept = createConnection(at);
    await once(kept, 'connect');
    kept.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(kept, 'data');
    server.kill('SIGTERM');
    const { code, output } = await server.ended;
    expect(code).toBe(0);
    expect(output).toContain(
      '"standIns":"database, ai, payments, mail","msg":"sandbox stand-ins run"',
    );
    socket.destroy();
    kept.destroy();
  });

  it('prints the address alone on a terminal, and elsewhere nothing but log lines', async () => {
    const asTerminal = 'data:text/javascript,process.stdout.isTTY=true';
    const terminal = await startServerProcess({ DATA_DIR: migratedDataDir() }, [
      '--import',
      asTerminal,
      'server/main.ts',
    ]);
    const pipe = await startServerProcess({ DATA_DIR: migratedDataDir() });
    for (const [server, printed] of [
      [terminal, [terminal.url]],
      [pipe, []],
    ] as const) {
      await server.listening();
      server.kill('SIGTERM');
      const { output } = await server.ended;
      const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
      expect(lines).toEqual(printed);
    }
  });

  it('is completed and then undone in order when SIGTERM comes in the middle', async () => {
    const DATA_DIR = migratedDataDir();
    const lock = join(DATA_DIR, 'database.lock');
    const server = await startServerProcess({ DATA_DIR });
    while (!existsSync(lock)) await delay(10);
    server.kill('SIGTERM');
    const { code, errors, output } = await server.ended;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('Élan is at');
    const freed = acquireProcessLock(lock);
    expect(freed).toBeDefined();
    freed?.release();
    expect(output).toContain('finishing what runs, then stopping');
  });

  it('is undone in order even when SIGTERM comes in its first step, before any turn of the event loop', async () => {
    const DATA_DIR = newFolder();
    const go = join(newFolder(), 'go');
    const server = await startServerProcess({ DATA_DIR }, [
      ...heldAfterMaking('database.unfinished', go),
      'server/main.ts',
    ]);
    while (!existsSync(join(DATA_DIR, 'database.unfinished'))) await delay(10);
    server.kill('SIGTERM');
    writeFileSync(go, '');
    const { code, errors } = await server.ended;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(existsSync(join(DATA_DIR, 'database'))).toBe(true);
  });
});

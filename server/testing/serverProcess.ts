import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a file of the repository as an operator's shell does. */
export function runFile(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, output, errors }));
  return { child, ended, output: () => output };
}

/** Starts a server process on a free port and waits until it listens. */
export async function startServerProcess(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const server = runFile('server/main.ts', [], { ...env, PORT: String(port) });
  let hasEnded = false;
  const ended = server.ended.finally(() => {
    hasEnded = true;
  });
  while (!server.output().includes('Élan is at')) {
    await Promise.race([once(server.child.stdout, 'data'), ended]);
    if (hasEnded) throw new Error(`the server did not start: ${(await ended).errors}`);
  }
  return {
    url: `http://localhost:${port}`,
    output: server.output,
    /** Ends it with a signal and waits until it is gone. */
    stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
      server.child.kill(signal);
      return ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

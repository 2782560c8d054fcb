import { createServer } from 'node:net';

/** Below what the system hands out to connections (Linux: from 32768), and above what services use. */
const lowest = 15_000;
const highest = 32_000;

/**
 * @returns a port of loopback that nobody listens on. No connection takes it meanwhile, so that a server may also
 * come back to it; each process begins its search elsewhere.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = nextPort();
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

let last = lowest + Math.floor(Math.random() * (highest - lowest));

function nextPort(): number {
  last = last < highest ? last + 1 : lowest;
  return last;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

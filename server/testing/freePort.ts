import { createServer } from 'node:net';

/**
 * Below what the system hands out to connections (Linux: from 32768), and above what services use. Each worker of the
 * tests has a thousand to itself: a port that one is about to listen on is no other's.
 */
const lowest = 15_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 16) * 1_000;
const highest = lowest + 999;

/**
 * @returns a port of loopback that nobody listens on. No connection takes it meanwhile, so that a server may also
 * come back to it; each process begins its search elsewhere, should two runs share a machine.
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

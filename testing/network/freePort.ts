import { createServer } from 'node:net';

/** Added to the worker numbers of a test run beside another one, so that they differ (`.ci/run`). */
const moved = Number(process.env.TEST_WORKER_OFFSET ?? 0);
/**
 * Below the system's ephemeral ports (on Linux, from 32768) and above those of services. Each of up to sixteen test
 * workers has a separate range of a thousand ports, so that no two of them choose the same one.
 */
const lowest = 15_000 + ((Number(process.env.VITEST_POOL_ID ?? 0) + moved) % 16) * 1_000;
const highest = lowest + 999;

/**
 * @returns a free loopback port. Outgoing connections never use it, so a server can be restarted on it. Each process
 * starts its search at a random port, in case two runs share a machine.
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

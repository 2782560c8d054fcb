import { createServer } from 'node:net';

/** For a run beside another one, the offset of its workers' numbers, so that they differ (`.ci/run`). */
const moved = Number(process.env.TEST_WORKER_OFFSET ?? 0);
/**
 * Below the system's ephemeral ports (Linux: from 32768) and above those of services. Each test worker
 * has its own thousand ports, so that two workers never choose the same one.
 */
const lowest = 15_000 + ((Number(process.env.VITEST_POOL_ID ?? 0) + moved) % 16) * 1_000;
const highest = lowest + 999;

/**
 * @returns a free port of loopback. No outgoing connection uses it, so that a server may also
 * restart on it; each process starts its search elsewhere, in case two runs share a machine.
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

import { isIP, type NetConnectOpts, Socket } from 'node:net';
import { afterAll, afterEach, expect } from 'vitest';

/**
 * Makes a test fail if it connects to another machine, even if the code under test swallows the error. All TCP
 * connections in Node use `Socket.prototype.connect`, including http, fetch, pg and mail.
 */
const attempts: string[] = [];
const allowed = new Set(['localhost', '::1', ...databaseHost()]);

const connect = Socket.prototype.connect;
Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]): Socket {
  const host = hostOf(args);
  if (host !== undefined && !isLoopback(host)) {
    attempts.push(host);
    process.nextTick(() => this.destroy(new Error(`Tests reach loopback only, not ${host}`)));
    return this;
  }
  return Reflect.apply(connect, this, args);
};

// The next file in the same process installs the guard again.
afterAll(() => {
  Socket.prototype.connect = connect;
});

afterEach(expectLoopbackOnly);

/** Fails if a test tried to connect to another machine since the last call. */
export function expectLoopbackOnly(): void {
  const reached = attempts.splice(0);
  expect(reached, 'hosts outside this machine that the test reached for').toEqual([]);
}

/** @returns the host of a TCP connection; undefined for a local socket. */
function hostOf(args: readonly unknown[]): string | undefined {
  // Node's own callers pass a normalized form: an array of options and a callback.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) {
    const options = first as NetConnectOpts;
    return 'path' in options && options.path
      ? undefined
      : ('host' in options && options.host) || 'localhost';
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return undefined;
  return typeof second === 'string' ? second : 'localhost';
}

function isLoopback(host: string): boolean {
  return (
    allowed.has(host) ||
    (isIP(host) === 4 && host.startsWith('127.')) ||
    host.endsWith('.localhost')
  );
}

/** The PostgreSQL server configured for the tests may be on another machine. */
function databaseHost(): string[] {
  const url = process.env.TEST_DATABASE_URL;
  return url ? [new URL(url).hostname] : [];
}

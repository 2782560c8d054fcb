import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL with its own data that a test can stop and restart. */
export interface OwnPostgres {
  readonly url: string;
  /** Stops it as a crash does, and waits until it no longer answers. */
  stop(): Promise<void>;
  /** Starts it again, and waits until it answers. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error with installation advice if PostgreSQL is missing: tests must not pass without it. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const program = join(import.meta.dirname, '../server/testing/postgresProcess.ts');
  const running = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] });
  let trouble = '';
  running.stderr.on('data', (piece) => {
    trouble += piece;
  });
  const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw new Error(trouble || 'PostgreSQL ended');
    return line.value;
  };
  const ask = async (word: string) => {
    running.stdin.write(`${word}\n`);
    await answer();
  };
  return {
    url: await answer(),
    stop: () => ask('stop'),
    start: () => ask('start'),
    async close() {
      const gone = once(running, 'exit');
      running.stdin.end();
      await gone;
    },
  };
}

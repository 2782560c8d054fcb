import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** In a measured process: answers "cpu" with the microseconds used so far, and "close" by ending. */
export function answerCpuQuestions(close: () => Promise<void>): void {
  process.on('message', async (question) => {
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.(user + system);
    } else {
      await close();
      process.exit(0);
    }
  });
}

export interface MeasuredProcess {
  readonly url: string;
  /** From the start of the process to its first yes, in milliseconds. */
  readonly readyMs: number;
  cpuMicroseconds(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a file of this folder and waits until `path` answers 200. */
export async function startMeasured(
  file: string,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<MeasuredProcess> {
  const started = performance.now();
  const child = fork(join(import.meta.dirname, file), { env: { PATH: process.env.PATH, ...env } });
  const url = `http://localhost:${env.PORT}`;
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await pause(5);
  }
  return {
    url,
    readyMs: performance.now() - started,
    async cpuMicroseconds() {
      child.send('cpu');
      const [microseconds] = await once(child, 'message');
      return Number(microseconds);
    },
    close: () => closed(child),
  };
}

async function answers(address: string): Promise<boolean> {
  const reply = await fetch(address).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.ok === true;
}

async function closed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.send('close');
  await exit;
}

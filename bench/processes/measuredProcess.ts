import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type WatchedTurns, watchTurns } from './watchTurns.ts';

/** The figures that a measured process reports. */
export interface Spent {
  /** CPU time since it began, user and system together, in microseconds. */
  readonly cpu: number;
  /** Its resident set after a full garbage collection, in bytes. */
  readonly resident: number;
  /** The longest hold of its event loop since `watch`, in microseconds of its main thread's CPU time. */
  readonly hold: number;
}

type Question = 'cpu' | 'memory' | 'watch' | 'hold' | 'close';

/** In a measured process: answers the requests of `startMeasured`, and ends on request. */
export function answerQuestions(close: () => Promise<void>): void {
  let watched: WatchedTurns | undefined;
  process.on('message', async (question: Question) => {
    if (question === 'watch') watched = watchTurns();
    if (question === 'close') {
      await close();
      process.exit(0);
    }
    if (question === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const hold = question === 'hold' ? (watched?.end() ?? 0) : 0;
    const spent: Spent = { cpu: user + system, resident: process.memoryUsage.rss(), hold };
    process.send?.(spent);
  });
}

export interface MeasuredProcess {
  readonly port: number;
  cpuMicroseconds(): Promise<number>;
  residentBytes(): Promise<number>;
  /** @returns the longest hold of its event loop while `work` lasts, in milliseconds of its main thread's CPU time. */
  longestHold(work: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

/** Starts a file, named from this folder, and waits until `path` answers 200. */
export async function startMeasured(
  file: string,
  path: string,
  env: Readonly<Record<string, string>> & { readonly PORT: string },
): Promise<MeasuredProcess> {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: ['--expose-gc'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
  });
  while (!(await answers(`http://127.0.0.1:${env.PORT}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await pause(5);
  }
  const ask = async (question: Question): Promise<Spent> => {
    child.send(question);
    const [spent] = await once(child, 'message');
    return spent;
  };
  return {
    port: Number(env.PORT),
    cpuMicroseconds: async () => (await ask('cpu')).cpu,
    residentBytes: async () => (await ask('memory')).resident,
    longestHold: async (work) => {
      await ask('watch');
      await work();
      return (await ask('hold')).hold / 1_000;
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

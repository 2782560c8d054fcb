import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type WatchedTurns, watchTurns } from './watchTurns.ts';

/** The values that a measured process reports. */
export interface Spent {
  /** The CPU time since its start, user and system, in microseconds. */
  readonly cpu: number;
  /** The resident set size after a full garbage collection, in bytes. */
  readonly resident: number;
  /**
   * The heap in use and the memory outside that it refers to, after a full garbage collection, in bytes. Unlike the
   * resident set, it does not include what a process used earlier and keeps.
   */
  readonly inUse: number;
  /** The longest time that its event loop was blocked since `watch`, in microseconds of main-thread CPU time. */
  readonly hold: number;
}

type Question = 'cpu' | 'memory' | 'watch' | 'hold' | 'close';

/** Runs in a measured process: answers the requests of `startMeasured`, and ends on request. */
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
    const { rss: resident, heapUsed, external } = process.memoryUsage();
    const spent: Spent = { cpu: user + system, resident, inUse: heapUsed + external, hold };
    process.send?.(spent);
  });
}

export interface MeasuredProcess {
  readonly port: number;
  cpuMicroseconds(): Promise<number>;
  residentBytes(): Promise<number>;
  bytesInUse(): Promise<number>;
  /**
   * @returns the longest time that its event loop was blocked during `work`, in milliseconds of main-thread CPU time.
   */
  longestHold(work: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

/** Starts a file in this folder and waits until `path` returns 200. */
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
    bytesInUse: async () => (await ask('memory')).inUse,
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

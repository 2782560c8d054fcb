import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals that ask a process to end. SIGHUP is sent when its terminal or SSH connection closes. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a Node process that prints to this terminal. */
export function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

/** @returns the exit code of a child, or 128 plus the signal number, as in shells. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    );
  });
}

/** Forwards termination signals to the children until `done` settles, so that this process ends after them. */
export async function forwardSignals<T>(
  children: readonly ChildProcess[],
  done: Promise<T>,
): Promise<T> {
  const forward = (signal: NodeJS.Signals) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, forward);
  try {
    return await done;
  } finally {
    for (const signal of stopSignals) process.off(signal, forward);
  }
}

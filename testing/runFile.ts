import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How a process ended; `code` is null if a signal ended it. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs Node in the repository and collects its output.
 * @param args the arguments of Node.
 * @param env its whole environment.
 * @param user who runs it; defaults to the user of the tests.
 */
export function runFile(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onOutput: (output: string) => void = () => {},
  user: { readonly uid?: number; readonly gid?: number } = {},
) {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { PATH: process.env.PATH, ...env },
    ...user,
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    onOutput(output);
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, output, errors }));
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

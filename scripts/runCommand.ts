import { resolve } from 'node:path';
import { type Config, readConfig } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';
import { loadEnvironmentFile } from './environmentFile.ts';

/**
 * Runs a command of an operator with the server's configuration, and prints its line: what it did,
 * or why it did not. A file is named from where the operator is, which is not where npm runs.
 * Who interrupts it finds nothing half done: the command cleans up first.
 */
export async function runCommand(
  command: (config: Config, file: string | undefined, signal: AbortSignal) => Promise<string>,
): Promise<void> {
  loadEnvironmentFile();
  const [, , file] = process.argv;
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => interrupted.abort(new ConfigError('interrupted: nothing was done')));
  }
  try {
    const from = process.env.INIT_CWD ?? '';
    const named = file === undefined ? file : resolve(from, file);
    console.log(await command(readConfig(process.env), named, interrupted.signal));
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

import { resolve } from 'node:path';
import { type Config, readConfig } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';
import { loadEnvironmentFile } from './environmentFile.ts';

/**
 * Runs a command of an operator with the server's configuration, and prints its line: what it did,
 * or why it did not. A file is named from where the operator is, which is not where npm runs.
 */
export async function runCommand(
  command: (config: Config, file: string | undefined) => Promise<string>,
): Promise<void> {
  loadEnvironmentFile();
  const [, , file] = process.argv;
  try {
    const from = process.env.INIT_CWD ?? '';
    console.log(
      await command(readConfig(process.env), file === undefined ? file : resolve(from, file)),
    );
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

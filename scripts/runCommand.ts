import { resolve } from 'node:path';
import { databaseRefusal } from '../server/boot/openConfiguredDatabase.ts';
import { type Config, readConfig } from '../server/config/config.ts';
import { ConfigError } from '../server/lib/configError.ts';
import { describeError } from '../server/lib/describeError.ts';
import { exitOnUncaught } from '../server/lib/logger.ts';
import { loadEnvironmentFile } from './repository.ts';
import { stopSignals } from './runProcess.ts';

/**
 * Runs an operator's command with the server's configuration, and prints the result or the error. A file argument is
 * relative to the operator's working directory, which npm changes. An interruption aborts the command's signal.
 *
 * @param onInterruption states what an interrupted command has done.
 */
export async function runCommand(
  command: (config: Config, file: string | undefined, signal: AbortSignal) => Promise<string>,
  onInterruption = 'nothing was done',
): Promise<void> {
  exitOnUncaught(print);
  loadEnvironmentFile();
  const [, , file] = process.argv;
  const interrupted = new AbortController();
  for (const name of stopSignals) {
    process.on(name, () => interrupted.abort(new ConfigError(`interrupted: ${onInterruption}`)));
  }
  try {
    const from = process.env.INIT_CWD ?? '';
    const named = file === undefined ? file : resolve(from, file);
    const config = readConfig(process.env);
    const done = command(config, named, interrupted.signal).catch((error: unknown) => {
      throw databaseRefusal(config, error) ?? error;
    });
    console.log(await done);
  } catch (error) {
    print(error);
    process.exitCode = 1;
  }
}

/** A database driver's error may contain rows, so only the parts that may be logged are printed. */
function print(error: unknown): void {
  console.error(
    error instanceof ConfigError ? error.message : JSON.stringify(describeError(error)),
  );
}

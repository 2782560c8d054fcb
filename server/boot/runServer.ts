import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { type PageSource, webBuild } from '../http/pages/builtPages.ts';
import { ConfigError } from '../lib/configError.ts';
import { createLogger, logWhatIsPrinted } from '../lib/logger.ts';
import { type Intervals, startServer } from './startServer.ts';

/** How long running generations may continue after `SHUTDOWN_DELAY`, in milliseconds. */
const drainMs = 20_000;
/** How long after `drainMs` a shutdown counts as hung and the process exits, in milliseconds. */
const closingMs = 60_000;

interface RunOptions {
  /** Overrides the default intervals. */
  readonly intervals?: Intervals;
  /** The folder of the built pages, or another source of pages. */
  readonly pages?: string | PageSource;
}

/** Runs a server until a signal ends the process. Exits with 1 if the server cannot start or stop. */
export async function runServer(options: RunOptions = {}): Promise<void> {
  // Logs a failed start, before which the configured log level may be unknown.
  const early = createLogger('error');
  try {
    await run(options);
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
    else early.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}

async function run({ intervals = {}, pages = webBuild }: RunOptions): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  logWhatIsPrinted(logger);
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // npm forwards signals that the entire process group has already received, so a second signal is not a
    // second request.
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'finishing what runs, then stopping');
    setTimeout(
      () => {
        logger.error('could not stop in time');
        process.exit(1);
      },
      config.shutdownDelay * 1_000 + drainMs + closingMs,
    ).unref();
    // A server that is still starting finishes its start first, so that everything is closed in order.
    starting
      .then((server) => server.close(drainMs))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Called after the signal handlers are set, since the first steps of a start block the event loop.
  const starting = startServer(config, {
    logger,
    pages: typeof pages !== 'string' || existsSync(join(pages, 'index.html')) ? pages : undefined,
    intervals,
  });
  await starting;
  // Prints the URL for a user at a terminal. Programs that read the log get only JSON lines.
  if (process.stdout.isTTY) process.stdout.write(`\n${config.publicUrl}\n`);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { type PageSource, webBuild } from '../http/pages/builtPages.ts';
import { ConfigError } from '../lib/configError.ts';
import { createLogger, logWhatIsPrinted } from '../lib/logger.ts';
import { type Intervals, startServer } from './startServer.ts';

/** How long running generations may continue after a first SIGTERM, in milliseconds. */
const drainMs = 20_000;
/** A shutdown that takes longer than it should by this is hanging, and the process is ended. */
const closingMs = 60_000;

interface RunOptions {
  /** Other intervals than the server's defaults. */
  readonly intervals?: Intervals;
  /** The folder of the built pages, or another source of them. */
  readonly pages?: string | PageSource;
}

/**
 * Runs a server until a signal ends this process; it exits with 1 if the server cannot start or
 * stop.
 */
export async function runServer(options: RunOptions = {}): Promise<void> {
  // Used before the configuration sets a level.
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
    // npm forwards a signal that the entire process group also received, so the second one is not a
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
    // A server that is still starting finishes first: everything is then closed in order.
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
  // After the signal handlers are set: the first steps of a start block the event loop.
  const starting = startServer(config, {
    logger,
    pages: typeof pages !== 'string' || existsSync(join(pages, 'index.html')) ? pages : undefined,
    intervals,
  });
  await starting;
  // The address to open, below the log lines; a program that reads the log gets JSON lines alone.
  if (process.stdout.isTTY) process.stdout.write(`\n${config.publicUrl}\n`);
}

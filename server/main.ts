import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { webBuild } from './http/pages.ts';
import { createLogger } from './outside/log.ts';
import { startServer } from './startServer.ts';

/** How long running generations may go on after a first SIGTERM, in milliseconds. */
const drainMs = 20_000;
/** A stop that takes longer hangs: whatever it waits for, nobody else does. */
const longestStopMs = drainMs + 60_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const pages = existsSync(join(webBuild, 'index.html')) ? webBuild : undefined;
  const starting = startServer(config, { logger, pages });

  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // npm forwards a signal that the whole group got as well: the second one is not a second wish.
    if (stopping) return;
    stopping = true;
    logger.info(`${signal}: finishing what runs, then stopping`);
    setTimeout(() => {
      logger.error('could not stop in time');
      process.exit(1);
    }, longestStopMs).unref();
    // One that has not finished starting does so first: everything is then closed in order.
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
  await starting;
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});

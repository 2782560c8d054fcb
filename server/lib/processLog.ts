import type { FastifyBaseLogger } from 'fastify';

/** Ends the process after any error that was not caught. @param tell says it to the operator, at once. */
export function exitOnUncaught(
  tell: (error: unknown, about: 'uncaught exception' | 'unhandled rejection') => void,
): void {
  process.on('uncaughtException', (error: unknown, origin) => {
    try {
      tell(error, origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception');
    } finally {
      process.exit(1);
    }
  });
}

const consoleMethods = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const;

/**
 * Has the log tell, in its own words, what the runtime and libraries would print: exceptions that were not caught, with
 * all their properties, warnings, and whatever goes to the console. For the process of a server.
 */
export function logWhatIsPrinted(log: FastifyBaseLogger): void {
  exitOnUncaught((err, about) => log.fatal({ err }, about));
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'warning of the runtime'));
  for (const method of consoleMethods) {
    console[method] = () => log.warn({ err: new Error() }, 'a library wrote to the console');
  }
}

import type { FastifyBaseLogger } from 'fastify';

/** Ends the process after any uncaught error. @param report reports it to the operator, at once. */
export function exitOnUncaught(
  report: (error: unknown, about: 'uncaught exception' | 'unhandled rejection') => void,
): void {
  process.on('uncaughtException', (error: unknown, origin) => {
    try {
      report(error, origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception');
    } finally {
      process.exit(1);
    }
  });
}

const consoleMethods = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const;

/**
 * Logs, in listed messages, what the runtime and libraries would print: uncaught exceptions with
 * all their properties, warnings, and console output. For the process of a server.
 */
export function logWhatIsPrinted(log: FastifyBaseLogger): void {
  exitOnUncaught((err, about) => log.fatal({ err }, about));
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'warning of the runtime'));
  for (const method of consoleMethods) {
    console[method] = () => log.warn({ err: new Error() }, 'a library wrote to the console');
  }
}

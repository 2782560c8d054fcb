import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { describeError, readProperty } from './describeError.ts';
import { allowedFields, isLogMessage, type LogFields, type LogMessage } from './logLine.ts';

/**
 * Creates the operator's log, which writes JSON lines and never text written by a user. Besides pino's own fields, a
 * line contains only a message and fields from `logLine.ts`, and the description of an error.
 * @param destination replaces standard output.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return new SafeLog(destination ? pino({ level }, destination) : pino({ level }), {});
}

/** Wraps pino, whose own methods write whatever they are given. */
class SafeLog implements FastifyBaseLogger {
  readonly #lines: Logger;
  readonly #bound: LogFields;

  constructor(lines: Logger, bound: LogFields) {
    this.#lines = lines;
    this.#bound = bound;
  }

  get level(): string {
    return this.#lines.level;
  }

  /** Adds fields to each line. Other pino options, such as serializers, are ignored. */
  child(bindings: object): FastifyBaseLogger {
    return new SafeLog(this.#lines, { ...this.#bound, ...allowedFields(bindings) });
  }

  fatal(...given: unknown[]): void {
    this.#write('fatal', given);
  }
  error(...given: unknown[]): void {
    this.#write('error', given);
  }
  warn(...given: unknown[]): void {
    this.#write('warn', given);
  }
  info(...given: unknown[]): void {
    this.#write('info', given);
  }
  debug(...given: unknown[]): void {
    this.#write('debug', given);
  }
  trace(...given: unknown[]): void {
    this.#write('trace', given);
  }
  silent(): void {}

  #write(level: Level, [first, second]: readonly unknown[]): void {
    if (!this.#lines.isLevelEnabled(level)) return;
    const text = typeof first === 'string' ? first : second;
    const message: LogMessage = isLogMessage(text) ? text : 'a message that is not listed';
    const given = typeof first === 'object' && first !== null ? first : {};
    const error = errorIn(given);
    // Without a listed message or an error, a stack trace shows where the call came from.
    const err = describeError(error ?? (isLogMessage(text) ? undefined : new Error()));
    this.#lines[level](
      { ...this.#bound, ...allowedFields(given), ...(err ? { err } : {}) },
      message,
    );
  }
}

/**
 * Supports `log.error(error)`, `log.error({ err })` and `log.error({ error })`, since all three are in use.
 */
function errorIn(given: object): unknown {
  if (given instanceof Error) return given;
  return readProperty(given, 'err') ?? readProperty(given, 'error');
}

/**
 * Exits the process after any uncaught error or unhandled rejection.
 * @param report logs the error; it must be synchronous.
 */
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
 * Replaces what Node and libraries would print unfiltered (uncaught errors, warnings and console output) with
 * log lines that have fixed messages. For server processes.
 */
export function logWhatIsPrinted(log: FastifyBaseLogger): void {
  exitOnUncaught((err, about) => log.fatal({ err }, about));
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'warning of the runtime'));
  for (const method of consoleMethods) {
    console[method] = () => log.warn({ err: new Error() }, 'a library wrote to the console');
  }
}

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { APIError } from 'openai';
import { type Logger, pino } from 'pino';

/** The operator's log: JSON lines on standard output, never with what a person wrote. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { err: describeError } });
}

const longestMessage = 500;
const longestCode = 60;

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code: string | number | undefined;
  readonly stack: string | undefined;
  readonly cause: ErrorDescription | undefined;
}

/**
 * An error as it may be logged. The values of a query are people's words, so a failed query is
 * told by its text alone, and of the driver's error its message but not its detail.
 */
export function describeError(error: unknown): ErrorDescription | undefined {
  if (error === undefined || error === null) return undefined;
  if (!(error instanceof Error)) {
    return {
      type: typeof error,
      message: 'not an error',
      code: undefined,
      stack: undefined,
      cause: undefined,
    };
  }
  const message = messageOf(error);
  return {
    type: error.name,
    message: message.slice(0, longestMessage),
    code: codeOf(error),
    // The first line of a stack is the message again, values included.
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
    cause: describeError(error.cause),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // A provider that refuses a text tends to quote it.
  if (error instanceof APIError) return `the provider answered ${error.status ?? 'nothing'}`;
  return error.message;
}

function codeOf(error: Error): string | number | undefined {
  if ('code' in error && typeof error.code === 'number') return error.code;
  // A provider's is any text at all.
  if ('code' in error && typeof error.code === 'string') return error.code.slice(0, longestCode);
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

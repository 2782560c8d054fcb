import type { JobKind } from '@elan/domain/contract/admin';
import type { DocumentMaker } from '../adapters/documents/documentMaker.ts';
import type { MailTransport } from '../adapters/mail/smtp.ts';
import type { Tracer } from '../lib/traces.ts';
import type { Services } from '../services.ts';

/** The input of a job: ids alone. Texts, tokens and files stay in rows of their own, which the handler reads. */
export type JobInput = Readonly<Record<string, string>>;

/** What a job needs to know about its run. */
export interface Attempt {
  /** Whether a failure of this attempt is final. */
  readonly isLast: boolean;
  /** Aborted when the process stops, or when the attempt has taken too long. */
  readonly signal: AbortSignal;
}

/** Services of a process that runs jobs. */
export interface JobServices extends Services {
  readonly tracer: Tracer | undefined;
  readonly transport: Pick<MailTransport, 'send'>;
  readonly documentMaker: DocumentMaker;
}

/**
 * Work for later. A job may run twice, because a process can die after its work and before the queue records the end;
 * each handler states why that is safe.
 */
export interface Handler<Input extends JobInput = JobInput> {
  readonly name: JobKind;
  /** While a job waits or runs, another with the same key is not added. */
  keyOf(input: Input): string;
  /** How often a job is tried before it is kept as failed. */
  readonly attempts: number;
  /** The pause after the first failure, in seconds. It doubles with each further one, up to `longestPauseSeconds`. */
  readonly pauseSeconds: number;
  readonly longestPauseSeconds: number;
  /** After this many seconds an attempt is ended, and the job is tried again. */
  readonly longestSeconds: number;
  /** How many jobs of this name one process takes at the same time. It takes the next ones when all of them have ended. */
  readonly atOnce: number;
  /** How many such groups of jobs one process runs independently of each other. */
  readonly groups?: number;
  run(services: JobServices, input: Input, attempt: Attempt): Promise<void>;
}

/** @returns a handler without input, tried only once, because another job of it is added each minute. */
export const eachMinute = (
  name: JobKind,
  longestSeconds: number,
  run: (services: JobServices) => Promise<void>,
): Handler<Record<string, never>> => ({
  name,
  keyOf: () => name,
  attempts: 1,
  pauseSeconds: 1,
  longestPauseSeconds: 1,
  longestSeconds,
  atOnce: 1,
  run,
});

import type { FailedJob } from '@elan/domain/contract/admin';
import type { Writer } from './adapters/ai/openAi.ts';
import type { Database } from './adapters/database/database.ts';
import type { Payments } from './adapters/payments/payments.ts';
import type { EmailHash } from './auth/emailHash.ts';
import type { PasswordHasher } from './auth/passwordHash.ts';
import type { Sealer } from './auth/sealedSecrets.ts';
import type { Config } from './config/config.ts';
import type { Runs } from './generation/activeRuns.ts';
import type { Pace } from './generation/pace.ts';
import type { Clock } from './lib/clock.ts';
import type { LogFields, LogMessage } from './lib/logLine.ts';
import type { Measurements } from './observability/measurements.ts';
import type { StandInRecords } from './standIns.ts';

/** The jobs that have failed for good. */
export interface FailedJobs {
  /** @returns the latest ones, newest first. */
  failed(): Promise<FailedJob[]>;
  /** Tries one again. @returns whether there is such a job. */
  retry(id: string): Promise<boolean>;
}

/** All services of the server. Each flow declares the ones that it uses. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  /** The same database with a longer time limit, for slow statements such as removing an account. */
  readonly jobDb: Database;
  /** Access to the stand-ins' records; undefined if no stand-in is running. */
  readonly standInRecords?: StandInRecords | undefined;
  readonly passwords: PasswordHasher;
  readonly ai: Writer;
  readonly payments: Payments;
  readonly runs: Runs;
  readonly pace: Pace;
  readonly clock: Clock;
  /** Encrypts secrets that must be readable later (`auth/sealedSecrets.ts`). */
  readonly secrets: Sealer;
  /** Hashes an email, to record the free generations of a deleted account (`auth/emailHash.ts`). */
  readonly hashEmail: EmailHash;
  /** `nudge` is called after a transaction that added an email, so that a job to send it is added. */
  readonly outbox: { nudge(): void };
  /** Aborted when the server stops: replies no longer wait for what can be fetched from another server. */
  readonly stopping: AbortSignal;
  readonly failedJobs: FailedJobs;
  /** Adds a job to create a document, after the transaction that added the document. */
  readonly queueDocument: (documentId: string) => void;
  /** Logs an error without any text written by a user (`lib/logger.ts`). */
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  /** Logs an event that is not an error, with a fixed message and ids. */
  readonly logEvent: (event: LogMessage, fields?: LogFields) => void;
  /** Records counts and durations for metrics. */
  readonly measure: Measurements;
  /** Logs a warning that needs the operator's attention. */
  readonly logAlert: (alert: LogMessage) => void;
}

/** @returns the services for one action, whose calls to the payment provider share one time limit. */
export function forOneAction<Needs extends Pick<Services, 'payments'>>(services: Needs): Needs {
  return { ...services, payments: services.payments.forAction() };
}

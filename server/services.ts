import type { Writer } from './adapters/ai/openAi.ts';
import type { Database } from './adapters/database/database.ts';
import type { Documents } from './adapters/documents/documents.ts';
import type { Payments } from './adapters/payments/payments.ts';
import type { EmailHash } from './auth/emailHash.ts';
import type { PasswordHasher } from './auth/passwordHash.ts';
import type { Sealer } from './auth/sealedSecrets.ts';
import type { Config } from './config/config.ts';
import type { Runs } from './generation/activeRuns.ts';
import type { Clock } from './lib/clock.ts';
import type { LogFields, LogMessage } from './lib/logLine.ts';
import type { Measurements } from './observability/measurements.ts';
import type { StandInRecords } from './standIns.ts';

/** Everything a flow may need; each flow names the part that it uses. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  /**
   * The same database for statements that may take half a minute, such as the removal of an
   * account.
   */
  readonly jobDb: Database;
  /** What stand-ins keep, where one runs. */
  readonly standInRecords?: StandInRecords | undefined;
  readonly passwords: PasswordHasher;
  readonly ai: Writer;
  readonly payments: Payments;
  readonly documents: Documents;
  readonly runs: Runs;
  readonly clock: Clock;
  /** Encrypts what must be read again (`auth/sealedSecrets.ts`). */
  readonly secrets: Sealer;
  /** The hash under which a deleted account's free generations are stored (`auth/emailHash.ts`). */
  readonly hashEmail: EmailHash;
  /**
   * Called after a transaction that added a mail, so that the mail need not wait for the next
   * interval.
   */
  readonly outbox: { nudge(): void };
  /** Reports an error to the operator: only its class, its codes and where it was thrown. */
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  /** Reports an event that is not an error to the operator: fixed words and ids. */
  readonly logEvent: (event: LogMessage, fields?: LogFields) => void;
  /** Counts and times what happens. */
  readonly measure: Measurements;
  /** The same, of something that the operator should look at. */
  readonly logAlert: (alert: LogMessage) => void;
}

/** @returns the services for one action, whose calls to the payment provider share one deadline. */
export function forOneAction<Needs extends Pick<Services, 'payments'>>(services: Needs): Needs {
  return { ...services, payments: services.payments.forAction() };
}

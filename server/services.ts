import type { Writer } from './adapters/ai/openAi.ts';
import type { Database } from './adapters/database/database.ts';
import type { Payments } from './adapters/payments/payments.ts';
import type { Auth } from './auth/betterAuth.ts';
import type { Config } from './config/config.ts';
import type { Runs } from './generation/activeRuns.ts';
import type { Clock } from './lib/clock.ts';
import type { LogFields, LogMessage } from './lib/logLine.ts';
import type { StandInRecords } from './standIns.ts';

/** Everything a flow may need; each flow names the part that it takes. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  /** The same database for statements that may take half a minute, such as the removal of an account. */
  readonly jobDb: Database;
  /** What stand-ins keep, where one runs. */
  readonly standInRecords?: StandInRecords | undefined;
  readonly auth: Auth;
  readonly ai: Writer;
  readonly payments: Payments;
  readonly runs: Runs;
  readonly clock: Clock;
  /** What a deleted account's free generations are remembered under (`auth/emailHash.ts`). */
  readonly hashEmail: (email: string) => string;
  /** Told after a transaction that put a mail in it, so that the mail need not wait for the next turn. */
  readonly outbox: { nudge(): void };
  /** Tells the operator what went wrong: of the error, no more than its class, its codes and where it was thrown. */
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  /** Tells the operator what happened that is no error: fixed words and ids. */
  readonly logEvent: (event: LogMessage, fields?: LogFields) => void;
}

/** @returns the services for one action, all of whose calls to the payment provider share one deadline. */
export function forOneAction<Needs extends Pick<Services, 'payments'>>(services: Needs): Needs {
  return { ...services, payments: services.payments.forAction() };
}

import type { Auth } from './accounts/auth.ts';
import type { Config } from './config.ts';
import type { Runs } from './generation/runs.ts';
import type { OutboxSender } from './mails/outboxSender.ts';
import type { Writer } from './outside/ai.ts';
import type { Clock } from './outside/clock.ts';
import type { Database } from './outside/database.ts';
import type { Payments } from './outside/payments.ts';

/** Everything a flow may need; each flow names the part that it takes. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly auth: Auth;
  readonly ai: Writer;
  readonly payments: Payments;
  readonly runs: Runs;
  readonly clock: Clock;
  /** Told after a transaction that put a mail in it, so that the mail need not wait for the next turn. */
  readonly outbox: Pick<OutboxSender, 'nudge'>;
  /** Where what went wrong is told to the operator; never what a person wrote. */
  readonly logError: (error: unknown, about: string) => void;
}

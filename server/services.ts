import type { Auth } from './accounts/auth.ts';
import type { Config } from './config.ts';
import type { Runs } from './generation/runs.ts';
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
  /** Where what went wrong is told to the operator; never what a person wrote. */
  readonly logError: (error: unknown, about: string) => void;
}

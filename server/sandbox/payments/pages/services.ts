import type { Clock } from '../../../outside/clock.ts';
import type { Database } from '../../../outside/database.ts';

/** What the hosted pages need. */
export interface PageServices {
  readonly db: Database;
  readonly clock: Clock;
}

import type { Database } from '../../../adapters/database/database.ts';
import type { Clock } from '../../../lib/clock.ts';

/** What the hosted pages need. */
export interface PageServices {
  readonly db: Database;
  readonly clock: Clock;
}

import type { Database } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';

/** What the hosted pages need. */
export interface PageServices {
  readonly db: Database;
  readonly clock: Clock;
}

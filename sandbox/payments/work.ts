import type { Database, Transaction } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';

/** One change of state: everything in it happens, or nothing. */
export interface Work {
  readonly tx: Transaction;
  /** The server's time; a customer's own may run ahead of it (`customerTime`). */
  readonly now: Date;
  /** The API call that asked for it, as events name it. */
  readonly request: { readonly id: string; readonly idempotency_key: string | null } | null;
}

/** Runs one change in a transaction of its own, asked for by a page or by the passing of time. */
export function inWork<Result>(
  services: { readonly db: Database; readonly clock: Clock },
  change: (work: Work) => Promise<Result>,
): Promise<Result> {
  return services.db.transaction((tx) => change({ tx, now: services.clock.now(), request: null }));
}

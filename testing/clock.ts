import type { Database } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';
import { sql } from 'drizzle-orm';

/** A clock that runs at normal speed from a time that the test chooses. */
export function movableClock(at?: Date): Clock & { moveTo(moment: Date): void } {
  let ahead = at ? at.getTime() - Date.now() : 0;
  return {
    now: () => new Date(Date.now() + ahead),
    moveTo(moment) {
      ahead = moment.getTime() - Date.now();
    },
  };
}

/** Deadlines that the test ends itself, so that it need not wait for them. */
export function movableDeadlines() {
  let running = new AbortController();
  return {
    /** @returns an abort signal for an operation that starts now. */
    deadline: () => running.signal,
    /** Aborts all signals that `deadline` has returned so far. */
    pass(): void {
      running.abort();
      running = new AbortController();
    },
  };
}

/**
 * For a test whose clock is months ahead: makes sessions and emails expire late enough. The database uses the system
 * clock for them.
 */
export async function extendExpiries(db: Database): Promise<void> {
  await db.execute(
    sql`alter table sandbox_mail alter column delivered_at set default now() + interval '100 years'`,
  );
  await db.execute(sql`
    create function outlast_clock() returns trigger language plpgsql as
      $$ begin
        new.expires_at := new.expires_at + interval '100 years';
        new.created_at := new.created_at + interval '100 years';
        return new;
      end $$`);
  await db.execute(sql`
    create trigger outlast_clock before insert on sessions for each row execute function outlast_clock()`);
}

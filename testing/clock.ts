import type { Database } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';
import { sql } from 'drizzle-orm';

/** A clock that runs at the system's speed from a moment that the test chooses. */
export function movableClock(at?: Date): Clock & { moveTo(moment: Date): void } {
  let ahead = at ? at.getTime() - Date.now() : 0;
  return {
    now: () => new Date(Date.now() + ahead),
    moveTo(moment) {
      ahead = moment.getTime() - Date.now();
    },
  };
}

/** Deadlines that pass when the test chooses, whatever the clock: nothing waits for them in real time. */
export function movableDeadlines() {
  let running = new AbortController();
  return {
    /** @returns the deadline of what begins now. */
    deadline: () => running.signal,
    /** The deadline of everything that has begun is over. */
    pass(): void {
      running.abort();
      running = new AbortController();
    },
  };
}

/**
 * For a test whose clock goes months ahead: makes sessions and mails, which the database dates by the system's clock,
 * expire late enough to survive the test.
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

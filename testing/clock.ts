import type { Clock } from '@elan/server/lib/clock';

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

import { setTimeout as delay } from 'node:timers/promises';

/**
 * Minimum duration, in milliseconds. It exceeds the duration of the work on a normally loaded server: three
 * more statements, a few milliseconds, run if the email has an account.
 */
const floorMs = 400;

/**
 * Runs work whose duration could reveal whether an email has an account, and makes it last at least a fixed
 * time. A minimum duration is safer than dummy work for unknown emails, since it still holds when the work
 * changes.
 */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work(), delay(floorMs)]);
  if (done.status === 'rejected') throw done.reason;
}

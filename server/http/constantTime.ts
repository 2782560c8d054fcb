import { setTimeout as delay } from 'node:timers/promises';

/**
 * Longer than the work takes on a normally busy server, in milliseconds: an email with an account
 * takes three more statements than one without, some milliseconds.
 */
const floorMs = 400;

/**
 * Does work whose duration could reveal whether an email has an account, and takes at least a fixed
 * time. A minimum is better than useless work for unknown emails: it still holds when the work
 * changes.
 */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work(), delay(floorMs)]);
  if (done.status === 'rejected') throw done.reason;
}

import { setTimeout as delay } from 'node:timers/promises';

/**
 * Minimum duration in milliseconds, longer than the work takes on a normally loaded server. If a mail is sent, the work
 * runs three more statements, which take a few milliseconds.
 */
const floorMs = 400;

/**
 * Runs work whose duration could reveal whether an email has an account, and returns or throws only after a minimum
 * duration. Dummy work for unknown emails would need updating whenever the work changes.
 */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work(), delay(floorMs)]);
  if (done.status === 'rejected') throw done.reason;
}

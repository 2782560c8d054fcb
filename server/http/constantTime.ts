import { setTimeout as delay } from 'node:timers/promises';

/**
 * Longer than the work takes in the worst of ordinary moments, in milliseconds: an address that has an account
 * costs three more statements than one that has none, some milliseconds.
 */
const floorMs = 400;

/**
 * Does a work whose length would tell whether an address has an account, and takes the same time for all of
 * them. A floor rather than work in vain for the unknown: it holds whatever the work becomes.
 */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work(), delay(floorMs)]);
  if (done.status === 'rejected') throw done.reason;
}

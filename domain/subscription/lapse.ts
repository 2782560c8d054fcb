/** Why a user who had Premium no longer does: the subscription ended, or a payment is owed. */
export type Lapse = 'ended' | 'owed';

/** Stripe's statuses of subscriptions that were once active. The `incomplete` ones never were. */
const lapses: Readonly<Record<string, Lapse>> = {
  canceled: 'ended',
  past_due: 'owed',
  unpaid: 'owed',
  paused: 'owed',
};

/**
 * @param status Stripe's status of the subscription; null if there never was one.
 * @returns why the user lost Premium; undefined for a user who has it or never had it.
 */
export function lapseOf(status: string | null): Lapse | undefined {
  return status !== null && Object.hasOwn(lapses, status) ? lapses[status] : undefined;
}

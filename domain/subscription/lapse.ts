/** How a person who had Premium is without it: the subscription ended, or a payment is owed. */
export type Lapse = 'ended' | 'owed';

/** Stripe's states after a subscription was active; `incomplete` ones never were. */
const lapses: Readonly<Record<string, Lapse>> = {
  canceled: 'ended',
  past_due: 'owed',
  unpaid: 'owed',
  paused: 'owed',
};

/**
 * @param status of the account's subscription, by Stripe's names; null where there never was one.
 * @returns how Premium was lost; undefined for a person who has it or never had it.
 */
export function lapseOf(status: string | null): Lapse | undefined {
  return status !== null && Object.hasOwn(lapses, status) ? lapses[status] : undefined;
}

import type { CheckoutSession } from '../objects/shapes.ts';
import { type Row, saveRow } from '../store/rows.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';

/** Closes an open payment page that nobody paid on. Its customer is locked. */
export async function expireSession(
  work: Work,
  row: Row<'checkout_session'>,
): Promise<CheckoutSession> {
  const session: CheckoutSession = { ...row.data.object, status: 'expired', url: null };
  await saveRow(work.tx, 'checkout_session', {
    id: row.id,
    dueAt: null,
    data: { ...row.data, object: session, authenticating: null },
  });
  await emit(work, 'checkout.session.expired', { customer: row.parent ?? '', object: session });
  return session;
}

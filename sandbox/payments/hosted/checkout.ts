import { expireSession } from '../billing/expireSession.ts';
import { subscribe } from '../billing/subscribe.ts';
import { asksHolder, declineWithHolder } from '../cards/charge.ts';
import { attachCard, keepCard } from '../cards/saveCard.ts';
import { successUrl } from '../objects/checkoutSession.ts';
import { type LiveCustomer, lockCustomer } from '../store/customers.ts';
import { findRow, type Row, saveRow } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { type CardFlow, languageOfLocale, type Outcome } from './cardFlow.ts';

/** The payment page: a card buys the session's subscription, once. */
export const checkoutFlow: CardFlow = {
  path: 'checkout',

  async read(work, id) {
    const row = await findRow(work.tx, 'checkout_session', id);
    if (!row) return undefined;
    const session = row.data.object;
    const state = isOver(work, row) ? 'expired' : session.status;
    return {
      state: state === 'open' || state === 'complete' ? state : 'expired',
      language: languageOfLocale(session.locale),
      asking: row.data.authenticating !== null,
      back: session.cancel_url ?? undefined,
      onward: successUrl(session),
    };
  },

  async submit(work, id, card) {
    return withOpen(work, id, async (customer, row) => {
      const decline = declineWithHolder(card.behaviour);
      if (decline) return { kind: 'declined', decline };
      const method = await keepCard(work, customer, card);
      if (!asksHolder(card.behaviour)) return sell(work, customer, row, method.id);
      const data = { ...row.data, authenticating: method.id };
      await saveRow(work.tx, 'checkout_session', { ...row, data });
      return { kind: 'ask_holder' };
    });
  },

  async confirm(work, id, passed) {
    return withOpen(work, id, async (customer, row) => {
      const method = row.data.authenticating;
      if (method === null) return { kind: 'closed' };
      if (passed) return sell(work, customer, row, method);
      const data = { ...row.data, authenticating: null };
      await saveRow(work.tx, 'checkout_session', { ...row, data });
      return { kind: 'declined', decline: 'authentication_required' };
    });
  },
};

/** Runs `pay` while nobody else can pay: on a session paid meanwhile, it is over and leads onward. */
async function withOpen(
  work: Work,
  id: string,
  pay: (customer: LiveCustomer, row: Row<'checkout_session'>) => Promise<Outcome>,
): Promise<Outcome> {
  const owner = (await findRow(work.tx, 'checkout_session', id))?.parent;
  const customer = owner ? await lockCustomer(work, owner) : undefined;
  const row = await findRow(work.tx, 'checkout_session', id);
  if (!row || !customer) return { kind: 'closed' };
  const session = row.data.object;
  if (session.status === 'complete') return { kind: 'done', to: successUrl(session) };
  if (session.status !== 'open') return { kind: 'closed' };
  if (!isOver(work, row)) return pay(customer, row);
  await expireSession(work, row);
  return { kind: 'closed' };
}

async function sell(
  work: Work,
  customer: LiveCustomer,
  row: Row<'checkout_session'>,
  method: string,
): Promise<Outcome> {
  await attachCard(work, customer, method);
  const session = await subscribe(work, customer, row, method);
  return { kind: 'done', to: successUrl(session) };
}

/** @returns whether an open session's time is over, whether or not it has been closed for it yet. */
function isOver(work: Work, row: Row<'checkout_session'>): boolean {
  return row.data.object.status === 'open' && row.dueAt !== null && row.dueAt <= work.now;
}

import { changeCard } from '../billing/changeCard.ts';
import { asksHolder, declineWithHolder } from '../cards/charge.ts';
import { attachCard, keepCard } from '../cards/saveCard.ts';
import { type LiveCustomer, lockCustomer } from '../store/customers.ts';
import { findRow, type Row, saveRow } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { type CardFlow, languageOfLocale, type Outcome } from './cardFlow.ts';

/** The page that changes the card of a customer, and pays with it what they owe. */
export const portalFlow: CardFlow = {
  path: 'portal',

  async read(work, id) {
    const row = await findRow(work.tx, 'portal_session', id);
    if (!row) return undefined;
    const { return_url: returnUrl, locale } = row.data.object;
    return {
      state: isOver(work, row) ? 'expired' : 'open',
      language: languageOfLocale(locale),
      asking: row.data.authenticating !== null,
      back: returnUrl ?? undefined,
      onward: returnUrl ?? '/',
    };
  },

  async submit(work, id, card) {
    return withOpen(work, id, async (customer, row) => {
      const decline = declineWithHolder(card.behaviour);
      if (decline) return { kind: 'declined', decline };
      const method = await keepCard(work, customer, card);
      if (!asksHolder(card.behaviour)) return change(work, customer, row, method.id);
      await remember(work, row, method.id);
      return { kind: 'ask_holder' };
    });
  },

  async confirm(work, id, passed) {
    return withOpen(work, id, async (customer, row) => {
      const method = row.data.authenticating;
      if (method === null) return { kind: 'closed' };
      await remember(work, row, null);
      if (passed) return change(work, customer, row, method);
      return { kind: 'declined', decline: 'authentication_required' };
    });
  },
};

async function withOpen(
  work: Work,
  id: string,
  pay: (customer: LiveCustomer, row: Row<'portal_session'>) => Promise<Outcome>,
): Promise<Outcome> {
  const owner = (await findRow(work.tx, 'portal_session', id))?.parent;
  const customer = owner ? await lockCustomer(work, owner) : undefined;
  const row = await findRow(work.tx, 'portal_session', id);
  if (!customer || !row || isOver(work, row)) return { kind: 'closed' };
  return pay(customer, row);
}

async function change(
  work: Work,
  customer: LiveCustomer,
  row: Row<'portal_session'>,
  method: string,
): Promise<Outcome> {
  await attachCard(work, customer, method);
  const decline = await changeCard(work, customer, method);
  if (decline) return { kind: 'still_owed', decline };
  return { kind: 'done', to: row.data.object.return_url ?? '/' };
}

async function remember(work: Work, row: Row<'portal_session'>, method: string | null) {
  await saveRow(work.tx, 'portal_session', {
    ...row,
    data: { ...row.data, authenticating: method },
  });
}

function isOver(work: Work, row: Row<'portal_session'>): boolean {
  return row.dueAt !== null && row.dueAt <= work.now;
}

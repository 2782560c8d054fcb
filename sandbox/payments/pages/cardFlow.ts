import { asLanguage, type Language } from '@elan/domain/language';
import { expireSession, subscribe } from '../billing/checkout.ts';
import { attachCard, setDefaultCard } from '../billing/customers.ts';
import type { Card } from '../cards.ts';
import type { CheckoutSession } from '../objects.ts';
import { type Context, findRow, lockCustomer, type Row } from '../store.ts';

/** The two pages with a card form, by their path below `/sandbox/`. */
export type CardPageKind = 'checkout' | 'portal';

/** The part of a session that its page shows. */
export interface CardPageState {
  readonly state: 'open' | 'complete' | 'expired';
  /** The language in which the session was opened. */
  readonly language: Language | undefined;
  /** URL of the link back. */
  readonly back: string | undefined;
  /** URL to which the page redirects after the payment or the change of card. */
  readonly onward: string;
}

/**
 * Where to redirect after a card was submitted, or that it was refused. Both are absent if the session has expired or
 * does not exist, which its page explains.
 */
export interface Outcome {
  readonly to?: string;
  readonly refusal?: 'declined';
}

type SessionRow = Row<'checkout_session'> | Row<'portal_session'>;

function isCheckout(row: SessionRow): row is Row<'checkout_session'> {
  return row.data.object.object === 'checkout.session';
}

function find({ tx }: Context, page: CardPageKind, id: string): Promise<SessionRow | undefined> {
  return page === 'checkout'
    ? findRow(tx, 'checkout_session', id)
    : findRow(tx, 'portal_session', id);
}

/** @returns the page's state; undefined if there is no such session. */
export async function readSession(
  context: Context,
  page: CardPageKind,
  id: string,
): Promise<CardPageState | undefined> {
  const row = await find(context, page, id);
  if (!row) return undefined;
  const { object } = row.data;
  const isPaid = isCheckout(row) && row.data.object.status === 'complete';
  return {
    state: isPaid ? 'complete' : isOpen(context, row) ? 'open' : 'expired',
    language: asLanguage(object.locale?.slice(0, 2)),
    back: (isCheckout(row) ? row.data.object.cancel_url : returnUrl(row)) ?? undefined,
    onward: isCheckout(row) ? successUrl(row.data.object) : returnUrl(row),
  };
}

/**
 * Handles a card submitted on the page, under the customer's lock. A session that was already paid redirects onward.
 */
export async function submitCard(
  context: Context,
  page: CardPageKind,
  id: string,
  card: Card,
): Promise<Outcome> {
  const owner = (await find(context, page, id))?.parent;
  const customer = owner ? await lockCustomer(context, owner) : undefined;
  const row = await find(context, page, id);
  if (!row || !customer) return {};
  if (!isOpen(context, row)) {
    if (!isCheckout(row)) return {};
    const { object: session } = row.data;
    if (session.status === 'complete') return { to: successUrl(session) };
    if (session.status === 'open') await expireSession(context, row);
    return {};
  }
  if (card.behaviour === 'declined') return { refusal: 'declined' };
  const method = await attachCard(context, customer, card);
  if (isCheckout(row)) return { to: successUrl(await subscribe(context, customer, row, method)) };
  await setDefaultCard(context, customer, method);
  return { to: returnUrl(row) };
}

/** @returns whether the page accepts a card. A page may expire before it is marked as closed. */
function isOpen({ now }: Context, row: SessionRow): boolean {
  if (isCheckout(row) && row.data.object.status !== 'open') return false;
  return row.dueAt === null || row.dueAt > now;
}

function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function returnUrl(row: Row<'portal_session'>): string {
  return row.data.object.return_url ?? '/';
}

import { premiumPriceCents } from '@elan/domain/subscription/plans';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../../config/config.ts';
import { connectStripe } from './stripeConnection.ts';
import { isNotFound, isOfOtherMode } from './stripeErrors.ts';

const { StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError } =
  Stripe.errors;

/** Without these events, we may notice a purchase or its end only when a job next reads the subscription. */
const neededEvents = [
  'checkout.session.completed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

/** The result of checking a Stripe account. */
export interface StripeFindings {
  /** Messages about wrong settings, here or at Stripe. */
  readonly problems: readonly string[];
  /** Messages about anything that could not be checked, or is worth knowing. */
  readonly notes: readonly string[];
}

/**
 * Checks the price, the webhook endpoint and the customer portal at Stripe, without changing anything there.
 * @param webhookUrl the URL of our endpoint.
 * @throws Stripe's error if a check fails in any other way.
 */
export async function examineStripe(
  settings: PaymentsConfig,
  webhookUrl: string,
  deadline: AbortSignal,
): Promise<StripeFindings> {
  const stripe = connectStripe(settings, deadline);
  const price = await priceProblems(stripe, settings.priceId);
  // Nothing else is checked with a key that is refused or may not read prices.
  if (price.some((problem) => problem.startsWith('STRIPE_SECRET_KEY'))) {
    return { problems: price, notes: [] };
  }
  const rest = await Promise.all([
    readable('webhook endpoints', () => endpointFindings(stripe, settings, webhookUrl)),
    readable('customer portal', async () => ({
      problems: await portalProblems(stripe),
      notes: [],
    })),
  ]);
  return {
    problems: [...price, ...rest.flatMap(({ problems }) => problems)],
    notes: rest.flatMap(({ notes }) => notes),
  };
}

/** Thrown when a service that imitates Stripe returns no list. */
class NotAList extends Error {}

function itemsOf<Item>({ data }: { readonly data: readonly Item[] }): readonly Item[] {
  if (!Array.isArray(data)) throw new NotAList();
  return data;
}

/** A restricted key (`rk_…`) may lack a permission that only this check needs, so a refusal becomes a note. */
async function readable(
  what: string,
  look: () => Promise<StripeFindings>,
): Promise<StripeFindings> {
  try {
    return await look();
  } catch (error) {
    const isRefused =
      error instanceof StripePermissionError || error instanceof StripeInvalidRequestError;
    if (isRefused || error instanceof NotAList) {
      return { problems: [], notes: [`its ${what} could not be read with this key`] };
    }
    throw error;
  }
}

async function priceProblems(stripe: Stripe, id: string): Promise<string[]> {
  let price: Stripe.Price;
  try {
    price = await stripe.prices.retrieve(id);
  } catch (error) {
    if (error instanceof StripeAuthenticationError) {
      return ['STRIPE_SECRET_KEY is not taken by Stripe (401)'];
    }
    if (error instanceof StripePermissionError) {
      return ['STRIPE_SECRET_KEY has no right to read prices (403)'];
    }
    if (isOfOtherMode(error)) {
      return ['STRIPE_PRICE_ID is of the other mode, live or test, than STRIPE_SECRET_KEY'];
    }
    if (isNotFound(error)) return ['STRIPE_PRICE_ID names no price of this Stripe account'];
    throw error;
  }
  const { active, currency, unit_amount: cents, recurring } = price;
  const wrong = [
    ...(active === false ? ['is archived'] : []),
    ...(currency === 'cad' ? [] : [`is in ${String(currency).toUpperCase()}, not in CAD`]),
    ...(cents === premiumPriceCents
      ? []
      : [`is ${dollars(cents)}, not ${dollars(premiumPriceCents)}`]),
    ...intervalProblems(recurring),
  ];
  return wrong.length === 0 ? [] : [`STRIPE_PRICE_ID names a price that ${wrong.join(' and ')}`];
}

function intervalProblems(recurring: Stripe.Price['recurring']): string[] {
  if (!recurring) return ['is paid once, not monthly'];
  const { interval, interval_count: count } = recurring;
  if (interval === 'month' && (count ?? 1) === 1) return [];
  return [`is paid every ${count} ${interval}, not every month`];
}

function dollars(cents: number | null): string {
  return cents === null ? 'no fixed amount' : (cents / 100).toFixed(2);
}

async function endpointFindings(
  stripe: Stripe,
  { webhookSecret }: PaymentsConfig,
  url: string,
): Promise<StripeFindings> {
  const here = itemsOf(await stripe.webhookEndpoints.list({ limit: 100 })).filter(
    (endpoint) => endpoint.url === url,
  );
  const open = here.filter(({ status }) => status !== 'disabled');
  if (here.length === 0) return withoutEndpoint(url);
  if (open.length === 0)
    return { problems: [`the webhook endpoint ${url} is disabled`], notes: [] };
  const events = new Set(open.flatMap(({ enabled_events }) => enabled_events));
  const missing = events.has('*') ? [] : neededEvents.filter((event) => !events.has(event));
  // Stripe lists endpoints without their `secret`; other services with its protocol may include it.
  const isOther = open.every(({ secret }) => secret !== undefined && secret !== webhookSecret);
  return {
    problems: [
      ...(missing.length > 0 ? [`the webhook endpoint does not get ${missing.join(', ')}`] : []),
      ...(isOther ? [`STRIPE_WEBHOOK_SECRET is not the secret of ${url}`] : []),
    ],
    notes: [],
  };
}

/** On a developer's machine, `stripe listen` forwards the events and has its own secret. */
function withoutEndpoint(url: string): StripeFindings {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  return isLocal
    ? { problems: [], notes: ['it has no webhook endpoint here: run stripe listen for its events'] }
    : { problems: [`PUBLIC_URL: Stripe has no webhook endpoint ${url}`], notes: [] };
}

/** Users change their card in the customer portal. */
async function portalProblems(stripe: Stripe): Promise<string[]> {
  const page = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const open = itemsOf(page).filter(({ active }) => active);
  if (open.length === 0)
    return ['the customer portal is not open: save its settings in the dashboard'];
  const own = open.find(({ is_default: isDefault }) => isDefault) ?? open[0];
  return own?.features?.payment_method_update?.enabled === false
    ? ['the customer portal lets nobody change their card: allow it in the dashboard']
    : [];
}

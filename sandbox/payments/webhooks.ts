import { createHmac } from 'node:crypto';
import type { Transaction } from '@elan/server/adapters/database/database';
import Stripe from 'stripe';
import { newId, secondsOf } from './objects.ts';
import {
  type Context,
  type DeliverySettings,
  dueRows,
  findRow,
  insertRow,
  listRows,
  type Row,
  type StoreServices,
  saveRow,
} from './store.ts';

/** Events are kept for 30 days, as at Stripe. */
const eventMs = 30 * 86_400_000;

/** Stores an event and its delivery, in the transaction of the change that it reports. */
export async function emit(
  { tx, now }: Context,
  type: Stripe.Event['type'],
  happened: { readonly customer: string; readonly object: object },
): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: secondsOf(now),
    data: { object: happened.object },
    livemode: false,
    pending_webhooks: 1,
    type,
  };
  const dueAt = new Date(now.getTime() + eventMs);
  const data = { object: event };
  await insertRow(tx, 'event', { id: event.id, parent: happened.customer, dueAt, data });
  const delivery = { object: { attempts: 0 } };
  await insertRow(tx, 'delivery', {
    id: newId('del'),
    parent: event.id,
    dueAt: now,
    data: delivery,
  });
}

/** Makes an event due for delivery now, even if it was already delivered. @returns false if there is no such event. */
export async function deliverAgain({ tx, now }: Context, event: string): Promise<boolean> {
  const [row] = await listRows(tx, 'delivery', { parent: event, limit: 1 });
  if (!row) return false;
  await saveRow(tx, 'delivery', { id: row.id, dueAt: now, data: { object: { attempts: 0 } } });
  return true;
}

const settingsId = 'delivery_settings';
const undisturbed: DeliverySettings = { hold: false, copies: 1, shuffle: false, failFirst: false };

export async function readSettings(tx: Transaction): Promise<DeliverySettings> {
  return (await findRow(tx, 'settings', settingsId))?.data.object ?? undisturbed;
}

/** Changes the given settings, and leaves the others unchanged. */
export async function changeSettings(
  tx: Transaction,
  change: Partial<DeliverySettings>,
): Promise<void> {
  await insertRow(tx, 'settings', { id: settingsId, data: { object: undisturbed } });
  const stored = await findRow(tx, 'settings', settingsId, { lock: true });
  const object = { ...(stored?.data.object ?? undisturbed), ...change };
  await saveRow(tx, 'settings', { id: settingsId, dueAt: null, data: { object } });
}

const hours = Array.from({ length: 24 }, () => 3_600);
/** Delays of 1 s, 5 s, 30 s, 2 min and 10 min, then hourly for a day. */
export const usualRetryDelaysMs = [1, 5, 30, 120, 600, ...hours].map((delay) => delay * 1_000);

const batch = 20;
/** How long a server reserves a delivery, in milliseconds. After that, another server may take the delivery. */
const takenMs = 60_000;
/** How long an endpoint may take to reply, in milliseconds. */
const timeoutMs = 10_000;

export interface Endpoint extends StoreServices {
  readonly url: string;
  readonly secret: string;
  readonly retryDelaysMs: readonly number[];
  /** Checked before each delivery. A delivery that was taken but not sent becomes due again immediately. */
  readonly stopped: () => boolean;
}

/** Sends up to `batch` due events, or none on `hold`, and stores each result. @returns whether more may be due. */
export async function deliverDue(endpoint: Endpoint): Promise<boolean> {
  const { db, clock } = endpoint;
  const settings = await readSettings(db);
  if (settings.hold) return false;
  const taken = await db.transaction(async (tx) => {
    const now = clock.now();
    const due = await dueRows(tx, 'delivery', now, { limit: batch, lock: true });
    const dueAt = new Date(now.getTime() + takenMs);
    for (const row of due) await saveRow(tx, 'delivery', { ...row, dueAt });
    return due;
  });
  const send = (row: Row<'delivery'>) => deliverOne(endpoint, settings, row);
  if (settings.shuffle) await Promise.all(shuffled(taken).map(send));
  else for (const row of taken) await send(row);
  return taken.length === batch;
}

async function deliverOne(
  endpoint: Endpoint,
  settings: DeliverySettings,
  row: Row<'delivery'>,
): Promise<void> {
  const { db, clock, retryDelaysMs } = endpoint;
  if (endpoint.stopped()) return saveRow(db, 'delivery', row);
  const event = await findRow(db, 'event', row.parent ?? '');
  const { attempts } = row.data.object;
  const arrived = !event || (await attempt(endpoint, settings, attempts, event.data.object));
  const delay = arrived ? undefined : retryDelaysMs[attempts];
  const dueAt = delay === undefined ? null : new Date(clock.now().getTime() + delay);
  const data = { object: { attempts: attempts + 1 } };
  await saveRow(db, 'delivery', { id: row.id, dueAt, data });
}

/** @returns whether the last copy was accepted; false if the attempt failed without being sent. */
async function attempt(
  endpoint: Endpoint,
  settings: DeliverySettings,
  attempts: number,
  event: object,
): Promise<boolean> {
  if (settings.failFirst && attempts === 0) return false;
  let arrived = false;
  for (let copy = 0; copy < settings.copies; copy += 1) {
    arrived = await post(endpoint, event).catch(() => false);
  }
  return arrived;
}

async function post({ url, secret, clock }: Endpoint, event: object): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(payload, secret, clock.now()),
      'user-agent': 'Elan-Sandbox-Payments/1.0',
    },
    body: payload,
  });
  await response.body?.cancel();
  return response.ok;
}

/**
 * @returns the signature header, which proves who sent `payload` and when (https://docs.stripe.com/webhooks/signature).
 */
export function signatureOf(payload: string, secret: string, now: Date): string {
  const timestamp = secondsOf(now);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

import type { Database } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';
import type { DeliverySettings } from '../store/kinds.ts';
import { findRow, type Row } from '../store/rows.ts';
import { type Delivery, keepOutcome, takeDeliveries } from './queue.ts';
import { sendEvent } from './send.ts';
import { readSettings } from './settings.ts';

/** 1 s, 5 s, 30 s, 2 min, 10 min, then each hour for a day. */
export const usualRetryDelaysMs: readonly number[] = [
  1_000,
  5_000,
  30_000,
  120_000,
  600_000,
  ...Array.from({ length: 24 }, () => 3_600_000),
];

const batch = 20;

export interface Delivering {
  readonly db: Database;
  readonly clock: Clock;
  readonly url: string;
  readonly secret: string;
  readonly retryDelaysMs: readonly number[];
  /** Asked before each one: what was taken and not sent is due again at once, here or elsewhere. */
  readonly stopped: () => boolean;
}

/** Sends the events that are due, and keeps what came of each. @returns whether more may be due. */
export async function deliverDue(delivering: Delivering): Promise<boolean> {
  const { db } = delivering;
  const settings = await readSettings(db);
  if (settings.hold) return false;
  const taken = await db.transaction((tx) => takeDeliveries(tx, delivering.clock.now(), batch));
  const send = (row: Row<'delivery'>) => deliverOne(delivering, settings, row);
  if (settings.shuffle) {
    await Promise.all(shuffled(taken).map(send));
  } else {
    for (const row of taken) await send(row);
  }
  return taken.length === batch;
}

async function deliverOne(
  delivering: Delivering,
  settings: DeliverySettings,
  row: Row<'delivery'>,
): Promise<void> {
  if (delivering.stopped()) {
    await keepOutcome(delivering.db, row.id, row.data.object, row.dueAt);
    return;
  }
  const event = await findRow(delivering.db, 'event', row.parent ?? '');
  const before = row.data.object;
  const outcome = event
    ? await attempt(delivering, settings, before, event.data.object)
    : 'the event is gone';
  const attempts = before.attempts + 1;
  const delivered = /^2\d\d$/.test(outcome);
  const delay = event && !delivered ? delivering.retryDelaysMs[attempts - 1] : undefined;
  const state = delivered ? 'delivered' : delay === undefined ? 'given_up' : 'pending';
  const dueAt = delay === undefined ? null : new Date(delivering.clock.now().getTime() + delay);
  await keepOutcome(delivering.db, row.id, { state, attempts, outcome }, dueAt);
}

/** @returns the HTTP status of the last copy, or what went wrong. */
async function attempt(
  delivering: Delivering,
  settings: DeliverySettings,
  delivery: Delivery,
  event: object,
): Promise<string> {
  if (settings.failFirst && delivery.attempts === 0) return 'network error (on demand)';
  let outcome = '';
  for (let copy = 0; copy < settings.copies; copy += 1) {
    outcome = await sendEvent({ ...delivering, event, now: delivering.clock.now() }).then(
      String,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  }
  return outcome;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

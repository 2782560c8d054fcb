import type { Database, Transaction } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { sandboxPayments as rows } from '../schema.ts';
import type { CardBehaviour } from './cards.ts';
import {
  type CheckoutSession,
  type Customer,
  type DeletedCustomer,
  type Invoice,
  type PaymentMethod,
  type PortalSession,
  type Subscription,
  secondsOf,
} from './objects.ts';

/** The transaction and the time of an atomic change. */
export interface Context {
  readonly tx: Transaction;
  /** The server's time. A customer's own clock may be ahead of it (`customerTime`). */
  readonly now: Date;
}

export interface StoreServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Runs one change in its own transaction. */
export function inTransaction<Result>(
  { db, clock }: StoreServices,
  change: (context: Context) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => change({ tx, now: clock.now() }));
}

/** What is stored for each kind: the object as it is sent, and data that only the provider sees. */
interface Kinds {
  customer: {
    object: Customer | DeletedCustomer;
    /** How many seconds the customer's own clock is ahead of the server's. */
    secondsAhead: number;
    /** How many of the next payments will fail. */
    paymentsToFail: number;
  };
  checkout_session: { object: CheckoutSession };
  subscription: { object: Subscription };
  invoice: { object: Invoice };
  payment_method: { object: PaymentMethod; behaviour: CardBehaviour };
  portal_session: { object: PortalSession };
  event: { object: { readonly id: string; readonly type: string; readonly created: number } };
  /** The delivery of an event to the webhook; its parent is the event. */
  delivery: { object: Delivery };
  settings: { object: DeliverySettings };
  /** The reply to repeat for the same idempotency key. */
  idempotency: { object: { hash: string; status: number; body: unknown } };
}

export type Kind = keyof Kinds;

/** A delivery. Its row has a due time until the event has arrived or retries have ended. */
export interface Delivery {
  readonly attempts: number;
}

/** Simulated disturbances of deliveries, for demonstrations and tests. */
export interface DeliverySettings {
  readonly hold: boolean;
  /** How many times each event is sent. */
  readonly copies: number;
  readonly shuffle: boolean;
  /** Whether the first attempt of each delivery fails without being sent. */
  readonly failFirst: boolean;
}

export interface Row<K extends Kind> {
  readonly id: string;
  readonly parent: string | null;
  /** When the object must next be processed or deleted; null if never. */
  readonly dueAt: Date | null;
  readonly data: Kinds[K];
}

const columns = { id: rows.id, parent: rows.parent, dueAt: rows.dueAt, data: rows.data };

/** Types the untyped JSON column. */
function typed<K extends Kind>(
  found: Omit<Row<K>, 'data'> & { data: Record<string, unknown> },
): Row<K> {
  return { ...found, data: found.data as unknown as Kinds[K] };
}

/** @param options.lock whether to lock the row until the transaction ends. */
export async function findRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<Row<K> | undefined> {
  const query = tx
    .select(columns)
    .from(rows)
    .where(and(eq(rows.kind, kind), eq(rows.id, id)));
  const [found] = await (options.lock ? query.for('update') : query);
  return found && typed<K>(found);
}

/** @returns false if the id already exists. */
export async function insertRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  { id, parent = null, dueAt = null, data }: Pick<Row<K>, 'id' | 'data'> & Partial<Row<K>>,
): Promise<boolean> {
  const written = await tx
    .insert(rows)
    .values({ id, kind, parent, dueAt, data: { ...data } })
    .onConflictDoNothing()
    .returning({ id: rows.id });
  return written.length > 0;
}

export async function saveRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  row: Pick<Row<K>, 'id' | 'data' | 'dueAt'>,
): Promise<void> {
  await tx
    .update(rows)
    .set({ data: { ...row.data }, dueAt: row.dueAt })
    .where(and(eq(rows.kind, kind), eq(rows.id, row.id)));
}

/** Returns rows of a kind, newest first; by default at most 1,000. */
export async function listRows<K extends Kind>(
  tx: Transaction,
  kind: K,
  selection: { parent?: string | undefined; where?: readonly SQL[]; limit?: number },
): Promise<Row<K>[]> {
  const { parent, where = [], limit = 1_000 } = selection;
  const ofParent = parent === undefined ? [] : [eq(rows.parent, parent)];
  const found = await tx
    .select(columns)
    .from(rows)
    .where(and(eq(rows.kind, kind), ...ofParent, ...where))
    .orderBy(desc(rows.createdAt), desc(rows.id))
    .limit(limit);
  return found.map((row) => typed<K>(row));
}

/**
 * Returns the due rows of a kind, longest overdue first.
 * @param options.lock whether to lock these rows, skipping those that are already locked.
 */
export async function dueRows<K extends Kind>(
  tx: Transaction,
  kind: K,
  now: Date,
  options: { readonly limit: number; readonly lock?: boolean },
): Promise<Row<K>[]> {
  const query = tx
    .select(columns)
    .from(rows)
    .where(and(eq(rows.kind, kind), lte(rows.dueAt, now)))
    .orderBy(asc(rows.dueAt), asc(rows.createdAt))
    .limit(options.limit);
  const found = await (options.lock ? query.for('update', { skipLocked: true }) : query);
  return found.map((row) => typed<K>(row));
}

/** Deletes expired idempotency keys, portal sessions and events, and the deliveries of these events. */
export async function deleteExpired(tx: Transaction, now: Date): Promise<void> {
  const expired = and(
    inArray(rows.kind, ['idempotency', 'portal_session', 'event']),
    lte(rows.dueAt, now),
  );
  await tx.delete(rows).where(expired);
  await tx.execute(sql`
    delete from sandbox_payments d where d.kind = 'delivery'
      and not exists (select from sandbox_payments e where e.id = d.parent)`);
}

/** A customer who is not deleted, with the data that only the provider sees. */
export type LiveCustomer = Omit<Kinds['customer'], 'object'> & { readonly object: Customer };

/**
 * Locks a customer. Call it before changing anything of theirs, so that changes to one customer run one at a time and
 * cannot deadlock.
 * @returns undefined if the customer does not exist or is deleted.
 */
export async function lockCustomer(
  context: Context,
  id: string,
): Promise<LiveCustomer | undefined> {
  const data = (await findRow(context.tx, 'customer', id, { lock: true }))?.data;
  return data && !('deleted' in data.object) ? { ...data, object: data.object } : undefined;
}

export async function saveCustomer(context: Context, data: Kinds['customer']): Promise<void> {
  await saveRow(context.tx, 'customer', { id: data.object.id, dueAt: null, data });
}

/** @returns the time on the customer's own clock, in epoch seconds. */
export function customerTime(context: Context, customer: LiveCustomer): number {
  return secondsOf(context.now) + customer.secondsAhead;
}

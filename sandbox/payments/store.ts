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

/** One change of state: everything in it happens, or nothing. */
export interface Context {
  readonly tx: Transaction;
  /** The server's time; a customer's own may be ahead of it (`customerTime`). */
  readonly now: Date;
}

export interface StoreServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Runs one change in a transaction of its own. */
export function inTransaction<Result>(
  { db, clock }: StoreServices,
  change: (context: Context) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => change({ tx, now: clock.now() }));
}

/** What is stored of each kind: the object as it is sent, and what only the provider knows. */
interface Kinds {
  customer: {
    object: Customer | DeletedCustomer;
    /** How far the customer's own time is ahead of the server's, in seconds. */
    secondsAhead: number;
    /** How many of the next payments fail. */
    paymentsToFail: number;
  };
  checkout_session: { object: CheckoutSession };
  subscription: { object: Subscription };
  invoice: { object: Invoice };
  payment_method: { object: PaymentMethod; behaviour: CardBehaviour };
  portal_session: { object: PortalSession };
  event: { object: { readonly id: string; readonly type: string; readonly created: number } };
  /** The sending of an event to the webhook; its parent is the event. */
  delivery: { object: Delivery };
  settings: { object: DeliverySettings };
  /** A reply that is given again for the same key. */
  idempotency: { object: { hash: string; status: number; body: unknown } };
}

export type Kind = keyof Kinds;

/** It is due again, unless it arrived or was given up. */
export interface Delivery {
  readonly attempts: number;
}

/** How deliveries are disturbed, for demonstrations and tests. */
export interface DeliverySettings {
  readonly hold: boolean;
  /** How often each event is sent. */
  readonly copies: number;
  readonly shuffle: boolean;
  /** Whether the first attempt of each never reaches the network. */
  readonly failFirst: boolean;
}

export interface Row<K extends Kind> {
  readonly id: string;
  readonly parent: string | null;
  /** When something happens to it next. */
  readonly dueAt: Date | null;
  readonly data: Kinds[K];
}

const columns = { id: rows.id, parent: rows.parent, dueAt: rows.dueAt, data: rows.data };

/** The JSON column has no type: only these functions write it. */
function typed<K extends Kind>(
  found: Omit<Row<K>, 'data'> & { data: Record<string, unknown> },
): Row<K> {
  return { ...found, data: found.data as unknown as Kinds[K] };
}

/** @param options.lock locks the row until the transaction ends. */
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

/** @returns false if the id is taken. */
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

/** Rows of a kind, newest first. */
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

/** Rows of a kind that are due, the longest due first. @param options.lock locks them and skips those locked by others. */
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

/** Deletes idempotency keys, portal sessions and events that have expired; deliveries go with their events. */
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

/** A customer who is not deleted, with what only the provider knows. */
export type LiveCustomer = Omit<Kinds['customer'], 'object'> & { readonly object: Customer };

/**
 * Locks a customer, before anything of theirs is changed: changes to one customer happen one after the
 * other, and cannot wait for each other in a circle.
 * @returns undefined if there is none, or it is deleted.
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

/** @returns the customer's own time in epoch seconds. */
export function customerTime(context: Context, customer: LiveCustomer): number {
  return secondsOf(context.now) + customer.secondsAhead;
}

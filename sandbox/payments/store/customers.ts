import { secondsOf } from '../objects/seconds.ts';
import type { Customer, DeletedCustomer } from '../objects/shapes.ts';
import type { Work } from '../work.ts';
import type { Kinds } from './kinds.ts';
import { findRow, saveRow } from './rows.ts';

/** A customer who is there, with what only the provider knows. */
export type LiveCustomer = Omit<Kinds['customer'], 'object'> & { readonly object: Customer };

/**
 * Locks a customer, before anything of theirs is changed: whatever happens to one customer happens
 * one after the other, and no two changes wait for each other.
 * @returns undefined where there is none, or no longer.
 */
export async function lockCustomer(work: Work, id: string): Promise<LiveCustomer | undefined> {
  const row = await findRow(work.tx, 'customer', id, { lock: true });
  return row && isLive(row.data) ? row.data : undefined;
}

export function isLive(data: Kinds['customer']): data is LiveCustomer {
  return !isDeleted(data.object);
}

function isDeleted(object: Customer | DeletedCustomer): object is DeletedCustomer {
  return 'deleted' in object && object.deleted === true;
}

export async function saveCustomer(work: Work, data: Kinds['customer']): Promise<void> {
  await saveRow(work.tx, 'customer', { id: data.object.id, dueAt: null, data });
}

/** @returns the customer's own time in epoch seconds. */
export function customerTime(work: Work, customer: Pick<LiveCustomer, 'secondsAhead'>): number {
  return secondsOf(work.now) + customer.secondsAhead;
}

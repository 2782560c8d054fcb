import type { FailureCode } from '@elan/domain/failure';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../outside/database.ts';
import { generations } from './schema.ts';

export type GenerationRow = typeof generations.$inferSelect;

/** How long a silent process keeps its generation, in milliseconds. */
export const leaseMs = 15_000;

export interface NewGeneration {
  readonly id: string;
  readonly userId: string;
  readonly projectId: string;
  readonly module: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly period: string | null;
}

/** @returns false when the same person used the idempotency key before. */
export async function insertGeneration(
  tx: Transaction,
  generation: NewGeneration,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(generations)
    .values({ ...generation, status: 'running', startedAt: now, leaseUntil: leaseFrom(now) })
    .onConflictDoNothing()
    .returning({ id: generations.id });
  return inserted.length > 0;
}

export async function findGeneration(
  tx: Transaction,
  userId: string,
  idempotencyKey: string,
): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey)));
  return row;
}

export async function findGenerationById(
  tx: Transaction,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await tx.select().from(generations).where(eq(generations.id, id));
  return row;
}

/** Ends a running generation, once. @returns false when it had ended already. */
export async function finishGeneration(
  tx: Transaction,
  id: string,
  end:
    | { readonly status: 'succeeded'; readonly result: unknown }
    | { readonly failure: FailureCode },
  now: Date,
): Promise<boolean> {
  const finished = await tx
    .update(generations)
    .set({ status: 'failed', ...end, finishedAt: now })
    .where(and(eq(generations.id, id), eq(generations.status, 'running')))
    .returning({ id: generations.id });
  return finished.length > 0;
}

/** Says that the process is alive. @returns whether the person asked to stop, from whichever server. */
export async function renewLease(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .update(generations)
    .set({ leaseUntil: leaseFrom(now) })
    .where(and(eq(generations.id, id), eq(generations.status, 'running')))
    .returning({ stopRequested: generations.stopRequested });
  return row?.stopRequested ?? false;
}

/** Asks the process that runs it, wherever it is, to stop. */
export async function requestStop(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(generations)
    .set({ stopRequested: true })
    .where(and(eq(generations.id, id), sql`${generations.status} = 'running'`));
}

/** The generations, of everybody, whose process has not renewed its lease: it died. */
export function deadGenerations(
  db: Database,
  now: Date,
): Promise<Pick<GenerationRow, 'id' | 'userId' | 'period'>[]> {
  return db
    .select({ id: generations.id, userId: generations.userId, period: generations.period })
    .from(generations)
    .where(and(eq(generations.status, 'running'), lt(generations.leaseUntil, now)));
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

import type { FailureCode } from '@elan/domain/failure';
import { patienceSeconds } from '@elan/domain/generation/limits';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { generationPieces, generations } from '../schema.ts';
import { prepared } from '../statements.ts';

const { placeholder } = sql;

export type GenerationRow = typeof generations.$inferSelect;

/**
 * When a lease granted now ends, on the database's clock, which all servers share. A lease is longer than
 * `settleWhileLeavingMs` (`generation/runGeneration.ts`).
 */
const leaseEnd = sql`clock_timestamp() + interval '45 seconds'`;
const isLeaseOver = sql<boolean>`${generations.leaseUntil} < clock_timestamp()`;

export interface NewGeneration {
  readonly id: string;
  readonly actorId: string;
  readonly projectId: string;
  readonly module: string;
  readonly action: GenerationRow['action'];
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly period: string | null;
}

/** @returns false if the same user already used the idempotency key. */
export async function insertGeneration(
  tx: Transaction,
  generation: NewGeneration,
  now: Date,
): Promise<boolean> {
  const inserted = await insertion(tx).execute({ ...generation, now: now.toISOString() });
  return inserted.length > 0;
}

const insertion = prepared((connection) =>
  connection
    .insert(generations)
    .values({
      id: placeholder('id'),
      actorId: placeholder('actorId'),
      projectId: placeholder('projectId'),
      module: placeholder('module'),
      action: placeholder('action'),
      idempotencyKey: placeholder('idempotencyKey'),
      requestHash: placeholder('requestHash'),
      period: placeholder('period'),
      status: 'running',
      startedAt: sql`${placeholder('now')}::timestamptz`,
      leaseUntil: leaseEnd,
    })
    .onConflictDoNothing()
    .returning({ id: generations.id }),
);

export async function findGeneration(
  tx: Transaction,
  actorId: string,
  idempotencyKey: string,
): Promise<GenerationRow | undefined> {
  const [row] = await withKey(tx).execute({ actorId, idempotencyKey });
  return row;
}

const withKey = prepared((connection) =>
  connection
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.actorId, placeholder('actorId')),
        eq(generations.idempotencyKey, placeholder('idempotencyKey')),
      ),
    ),
);

export async function findGenerationById(
  tx: Transaction,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await tx.select().from(generations).where(eq(generations.id, id));
  return row;
}

/** Measurements of a generation for the operator, null if unknown. */
export type GenerationFacts = Pick<
  GenerationRow,
  | 'model'
  | 'promptVersion'
  | 'tokensIn'
  | 'tokensOut'
  | 'tokensCached'
  | 'tokensReasoning'
  | 'firstTokenMs'
  | 'durationMs'
>;

/**
 * Ends a running generation and deletes its pieces. A generation that was marked as interrupted, because its process
 * seemed dead, may still succeed.
 * @returns false if it had already ended in another way.
 */
export async function finishGeneration(
  tx: Transaction,
  id: string,
  end:
    | { readonly status: 'succeeded'; readonly period: string | null; readonly result: unknown }
    | { readonly failure: FailureCode },
  now: Date,
  facts?: GenerationFacts,
): Promise<boolean> {
  const isRunning = eq(generations.status, 'running');
  const isOpen =
    'status' in end ? or(isRunning, eq(generations.failure, 'generation_interrupted')) : isRunning;
  const finished = await tx
    .update(generations)
    .set({ status: 'failed', failure: null, ...end, ...facts, finishedAt: now })
    .where(and(eq(generations.id, id), isOpen))
    .returning({ id: generations.id });
  await tx.delete(generationPieces).where(eq(generationPieces.generationId, id));
  return finished.length > 0;
}

/** The state of a generation, as returned to its process when it renews its lease. */
export interface Lease {
  /** `stop` if a stop was requested, on any server; `ended` if the generation is no longer running. */
  readonly state: 'running' | 'stop' | 'ended';
  /** Whether another server is showing the generation to the user. */
  readonly isWatched: boolean;
}

/** Extends the lease of a generation if it is still running. */
export async function renewLease(tx: Transaction, id: string): Promise<Lease> {
  const [row] = await tx
    .update(generations)
    .set({ leaseUntil: leaseEnd })
    .where(and(eq(generations.id, id), eq(generations.status, 'running')))
    .returning({
      stopRequested: generations.stopRequested,
      isWatched: sql<boolean>`coalesce(${generations.watchedUntil} > clock_timestamp(), false)`,
    });
  if (!row) return { state: 'ended', isWatched: false };
  return { state: row.stopRequested ? 'stop' : 'running', isWatched: row.isWatched };
}

/** Until when a server that calls `watch` now counts as watching. */
const watchEnd = sql`clock_timestamp() + interval '10 seconds'`;

/** Requests that the process that runs the generation, on any server, store its pieces until `watchEnd`. */
export async function watch(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(generations)
    .set({ watchedUntil: watchEnd })
    .where(and(eq(generations.id, id), eq(generations.status, 'running')));
}

/** Requests that the process that runs the generation, on any server, stop it. */
export async function requestStop(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(generations)
    .set({ stopRequested: true })
    .where(and(eq(generations.id, id), sql`${generations.status} = 'running'`));
}

/**
 * Shortens leases that were granted while the database's clock was ahead, so that a dead process does not keep its
 * generation longer than usual.
 */
export async function bringLeasesToNow(db: Database): Promise<void> {
  await db
    .update(generations)
    .set({ leaseUntil: leaseEnd })
    .where(
      and(
        eq(generations.status, 'running'),
        sql`${generations.leaseUntil} > ${leaseEnd} + interval '1 second'`,
      ),
    );
}

/**
 * The running generations of all users whose process has not renewed its lease, and so is presumed dead.
 * @param alone whether no other process can run generations, so that all running generations are dead.
 */
export function deadGenerations(
  db: Database,
  alone: boolean,
): Promise<Pick<GenerationRow, 'id' | 'actorId' | 'period' | 'module' | 'action'>[]> {
  return db
    .select({
      id: generations.id,
      actorId: generations.actorId,
      period: generations.period,
      module: generations.module,
      action: generations.action,
    })
    .from(generations)
    .where(and(eq(generations.status, 'running'), alone ? undefined : isLeaseOver));
}

/** @returns whether the generation is running in a process that is presumed dead. */
export async function isDead(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.status, 'running'), isLeaseOver));
  return rows.length > 0;
}

/** @returns those of the given ids for which a stop was requested. */
export async function stopsAmong(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(inArray(generations.id, [...ids]), eq(generations.stopRequested, true)));
  return rows.map(({ id }) => id);
}

/** Requests that the running generations of a project stop. @returns their ids. */
export async function stopGenerationsIn(tx: Transaction, projectId: string): Promise<string[]> {
  const rows = await tx
    .update(generations)
    .set({ stopRequested: true })
    .where(and(eq(generations.projectId, projectId), eq(generations.status, 'running')))
    .returning({ id: generations.id });
  return rows.map(({ id }) => id);
}

/** @returns the ids of all generations of a project, running ones included. */
export async function generationsIn(tx: Transaction, projectId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.projectId, projectId));
  return rows.map(({ id }) => id);
}

/**
 * @param day a calendar day in Toronto.
 * @returns how many generations this user has started since the beginning of the day that ended with one of these
 *   failures, although the provider was, or may have been, paid for them (`uncountDaily`). Generations that were
 *   stopped after `patienceSeconds` without any text or tokens are not counted.
 */
export async function countUnfinished(
  tx: Transaction,
  actorId: string,
  day: string,
  among: readonly FailureCode[],
): Promise<number> {
  const [row] = await unfinished(tx).execute({ actorId, day, among });
  return row?.count ?? 0;
}

const unfinished = prepared((connection) => {
  const { actorId, startedAt, finishedAt, status, failure, firstTokenMs } = generations;
  const patience = sql`make_interval(secs => ${patienceSeconds})`;
  return connection
    .select({ count: sql<number>`count(*)::int` })
    .from(generations)
    .where(
      and(
        eq(actorId, sql.placeholder('actorId')),
        sql`${startedAt} >= (${sql.placeholder('day')}::date)::timestamp at time zone 'America/Toronto'`,
        eq(status, 'failed'),
        sql`${failure} = any(${sql.placeholder('among')}::text[])`,
        or(
          isNotNull(firstTokenMs),
          sql`coalesce(${generations.tokensIn}, 0) + coalesce(${generations.tokensOut}, 0) > 0`,
          and(eq(failure, 'generation_stopped'), sql`${finishedAt} < ${startedAt} + ${patience}`),
        ),
      ),
    );
});

/** Removes the texts of the given generations, and requests that running ones stop. */
export async function emptyLedger(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(generations)
    .set({ result: null, stopRequested: true })
    .where(inArray(generations.id, [...ids]));
  await tx.delete(generationPieces).where(inArray(generationPieces.generationId, [...ids]));
}

import { randomUUID } from 'node:crypto';
import { addUse, nextTurn, type Use } from '@elan/domain/dossier/nextTurn';
import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';
import { activeSpan } from '../lib/traces.ts';
import { documentPieces, documents, projectRows, type StoredEdition } from './schema.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type DocumentKind = DocumentRow['kind'];

/** An arbitrary constant, which must be the same on every server: one process at a time chooses whose turn it is. */
const turnLock = 7_317_403;
/** A document whose reader has not been heard of for this many milliseconds is dropped. */
const unwantedAfterMs = 15_000;
/** A reader who waits is recorded at most once in this time, in milliseconds. */
const heardOfMs = 5_000;
/** A process that creates a document renews its lease well within this time, in milliseconds. */
export const leaseMs = 30_000;
/** How long documents are kept after they have ended, in milliseconds. */
const keptMs = 15 * 60_000;
/** Maximum size of a piece, in bytes: the embedded database blocks the event loop for the duration of a statement. */
const pieceBytes = 262_144;

/** A document to create for a person. */
export interface NewDocument {
  readonly madeBy: string;
  readonly ownerId: string;
  readonly projectId: string;
  /** Changes whenever the document's input changes. */
  readonly version: string;
  readonly kind: DocumentKind;
  readonly edition: StoredEdition;
  readonly longestMs: number;
}

/** Limits for documents that wait or are being created. */
export interface DocumentBounds {
  /** Maximum number for the person. */
  readonly own: number;
  /** Maximum number that wait, for everybody. */
  readonly waiting: number;
}

export type Requested =
  | { readonly outcome: 'own' }
  | { readonly outcome: 'full' }
  | { readonly outcome: 'found' | 'added'; readonly id: string };

/**
 * Finds the document of this version, or adds it. One that failed is tried again if more time is allowed now.
 * @returns `own` or `full` if nothing was added because a bound is reached.
 */
export async function requestDocument(
  db: Database,
  wanted: NewDocument,
  bounds: DocumentBounds,
  now: Date,
): Promise<Requested> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turnLock})`);
    const [known] = await tx
      .update(documents)
      .set({ wantedAt: now })
      .where(eq(documents.version, wanted.version))
      .returning({
        id: documents.id,
        state: documents.state,
        longestMs: documents.longestMs,
      });
    const isRetried = known?.state === 'failed' && known.longestMs < wanted.longestMs;
    if (known && !isRetried) return { outcome: 'found', id: known.id };
    const [count] = await tx
      .select({
        own: sql<number>`count(*) filter (where ${documents.madeBy} = ${wanted.madeBy})::int`,
        waiting: sql<number>`count(*) filter (where ${documents.state} = 'waiting')::int`,
      })
      .from(documents)
      .where(inArray(documents.state, ['waiting', 'running']));
    if ((count?.own ?? 0) >= bounds.own) return { outcome: 'own' };
    if ((count?.waiting ?? 0) >= bounds.waiting) return { outcome: 'full' };
    if (known) await tx.delete(documents).where(eq(documents.id, known.id));
    const id = randomUUID();
    await tx.insert(documents).values({
      ...{ id, ...wanted, state: 'waiting', requestedAt: now, wantedAt: now },
      traceparent: activeSpan()?.traceparent,
    });
    return { outcome: 'added', id };
  });
}

export interface DocumentProgress extends Pick<DocumentRow, 'state' | 'failure' | 'parts'> {
  readonly replaced: readonly string[];
  /** How many documents have waited longer, if it waits; 0 for the next one. */
  readonly place: number;
}

/** @returns how far a document is; undefined if there is none. Counts as being wanted now. */
export async function followDocument(
  db: Database,
  id: string,
  now: Date,
): Promise<DocumentProgress | undefined> {
  const [row] = await db
    .select({
      state: documents.state,
      failure: documents.failure,
      parts: documents.parts,
      replaced: documents.replaced,
      requestedAt: documents.requestedAt,
      wantedAt: documents.wantedAt,
    })
    .from(documents)
    .where(eq(documents.id, id));
  if (!row) return undefined;
  if (row.wantedAt.getTime() < now.getTime() - heardOfMs) {
    await db.update(documents).set({ wantedAt: now }).where(eq(documents.id, id));
  }
  const before = and(eq(documents.state, 'waiting'), lt(documents.requestedAt, row.requestedAt));
  const place = row.state === 'waiting' ? await db.$count(documents, before) : 0;
  const { state, failure, parts, replaced } = row;
  return { state, failure, parts, replaced: replaced ?? [], place };
}

/**
 * Chooses the next document to create, by who has used the least processor time lately, and marks it as running. Each
 * person has at most one running document.
 * @param onlyIfShort whether to leave out those that are known to be long.
 */
export async function takeNextDocument(
  db: Database,
  now: Date,
  onlyIfShort: boolean,
): Promise<DocumentRow | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turnLock})`);
    const before = (ms: number) => new Date(now.getTime() - ms);
    await tx
      .delete(documents)
      .where(and(eq(documents.state, 'waiting'), lt(documents.wantedAt, before(unwantedAfterMs))));
    // The process of these is dead.
    await tx
      .update(documents)
      .set({ state: 'waiting', leaseUntil: null })
      .where(and(eq(documents.state, 'running'), lt(documents.leaseUntil, now)));
    const open = await tx
      .select()
      .from(documents)
      .where(inArray(documents.state, ['waiting', 'running']))
      .orderBy(asc(documents.requestedAt));
    const busy = new Set(open.flatMap((one) => (one.state === 'running' ? [one.madeBy] : [])));
    const ready = open.filter(
      (one) => one.state === 'waiting' && !busy.has(one.madeBy) && !(onlyIfShort && one.isLong),
    );
    const uses = ready.length > 1 ? await recentUses(tx) : new Map<string, Use>();
    const turns = ready.map((row) => ({ row, person: row.madeBy }));
    const next = nextTurn(turns, uses, now.getTime())?.row;
    if (next) {
      await tx
        .update(documents)
        .set({ state: 'running', leaseUntil: new Date(now.getTime() + leaseMs) })
        .where(eq(documents.id, next.id));
    }
    return next;
  });
}

/** @returns the processor time that each person's recent documents have used. */
async function recentUses(tx: Transaction): Promise<ReadonlyMap<string, Use>> {
  const rows = await tx
    .select({ person: documents.madeBy, seconds: documents.seconds, endedAt: documents.endedAt })
    .from(documents)
    .where(isNotNull(documents.endedAt))
    .orderBy(asc(documents.endedAt));
  const uses = new Map<string, Use>();
  for (const { person, seconds, endedAt } of rows) {
    if (endedAt) uses.set(person, addUse(uses.get(person), seconds, endedAt.getTime()));
  }
  return uses;
}

/** Renews the lease of a running document. @returns whether a reader still waits for it. */
export async function renewLease(db: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await db
    .update(documents)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs) })
    .where(and(eq(documents.id, id), eq(documents.state, 'running')))
    .returning({ wantedAt: documents.wantedAt });
  return row !== undefined && row.wantedAt.getTime() >= now.getTime() - unwantedAfterMs;
}

/** Puts a running document back, to be created by another process. */
export async function handBack(db: Database, id: string, isLong: boolean): Promise<void> {
  await db
    .update(documents)
    .set({ state: 'waiting', leaseUntil: null, ...(isLong && { isLong }) })
    .where(and(eq(documents.id, id), eq(documents.state, 'running')));
}

/** Stores the files of a document, and then marks it as ready. Does nothing if the document was removed with its account. */
export async function storeDocument(
  db: Database,
  id: string,
  made: {
    readonly parts: readonly Uint8Array[];
    readonly replaced: readonly string[];
    readonly seconds: number;
  },
  now: Date,
): Promise<void> {
  const isThere = (await db.$count(documents, eq(documents.id, id))) > 0;
  if (!isThere) return;
  await db.delete(documentPieces).where(eq(documentPieces.documentId, id));
  for (const [part, content] of made.parts.entries()) {
    for (let at = 0, number = 0; at < content.byteLength; at += pieceBytes, number += 1) {
      await db
        .insert(documentPieces)
        .values({ documentId: id, part, number, content: content.subarray(at, at + pieceBytes) });
    }
  }
  const { replaced, seconds } = made;
  await db
    .update(documents)
    .set({
      ...{ state: 'ready', leaseUntil: null, endedAt: now },
      ...{ parts: made.parts.length, replaced, seconds },
    } as const)
    .where(eq(documents.id, id));
}

/** Marks a document as failed, with the code of its failure. */
export async function failDocument(
  db: Database,
  id: string,
  { failure, seconds }: { readonly failure: string; readonly seconds: number },
  now: Date,
): Promise<void> {
  await db
    .update(documents)
    .set({ state: 'failed', failure, seconds, leaseUntil: null, endedAt: now })
    .where(eq(documents.id, id));
}

/** Removes a document that was not created for a reason that is not its own, so that the next request tries again. */
export async function removeDocument(db: Database, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id));
}

/** @returns one file of a ready document; undefined if there is none. */
export async function readDocumentPart(
  db: Database,
  id: string,
  part: number,
): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const [piece] = await db
      .select({ content: documentPieces.content })
      .from(documentPieces)
      .where(
        and(
          eq(documentPieces.documentId, id),
          eq(documentPieces.part, part),
          eq(documentPieces.number, pieces.length),
        ),
      );
    if (!piece) break;
    pieces.push(piece.content);
  }
  return pieces.length === 0 ? undefined : Buffer.concat(pieces);
}

/** Deletes the documents that have ended long enough ago, or whose project is gone, and pieces without a document. */
export async function removeEndedDocuments(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  const isGone = sql`not exists (select from ${projectRows} where ${projectRows.id} = ${documents.projectId})`;
  await db.delete(documents).where(or(lt(documents.endedAt, before), isGone));
  await db
    .delete(documentPieces)
    .where(
      sql`not exists (select from ${documents} where ${documents.id} = ${documentPieces.documentId})`,
    );
}

/** @returns the ids of the documents that wait, or whose process has died. */
export async function openDocuments(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(or(eq(documents.state, 'waiting'), lt(documents.leaseUntil, now)));
  return rows.map(({ id }) => id);
}

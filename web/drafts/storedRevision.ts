import { idempotencyKey, reviseModule } from '@elan/domain/contract/modules';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';
import { readStored, storedKeys, writeStored } from '../lib/browserStorage.ts';
import type { DraftPlace } from './draftStorage.ts';

/** A revision that was asked for, and whose proposal the person has not decided on. */
const askedRevisionSchema = z.strictObject({
  key: idempotencyKey,
  action: z.literal('revise'),
  /** Exactly what was sent; the server refuses the same key with another body. */
  body: reviseModule.body,
  startedAt: timestamp,
});
export type AskedRevision = z.infer<typeof askedRevisionSchema>;

/** The part of a write-up that a person wants changed. */
const revisedPartSchema = z.strictObject({
  /** Its heading, as the saved text has it. */
  section: z.string(),
  /** Absent for the whole section. */
  passage: z.optional(z.string()),
});
export type RevisedPart = z.infer<typeof revisedPartSchema>;

/** What a browser keeps of a change that is not decided yet: it is found again after a reload. */
const storedRevisionSchema = z.strictObject({
  part: revisedPartSchema,
  instruction: z.string(),
  asked: z.optional(askedRevisionSchema),
});
type StoredRevision = z.infer<typeof storedRevisionSchema>;

function keysOf(userId: string): string {
  return `elan.revision.${userId}.`;
}

function keyOf({ userId, projectId, module }: DraftPlace): string {
  return `${keysOf(userId)}${projectId}.${module}`;
}

/** @returns the change of this module that is not decided yet. */
export function readRevision(place: DraftPlace): StoredRevision | undefined {
  try {
    return storedRevisionSchema.safeParse(JSON.parse(readStored(keyOf(place)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a change that is not decided yet, or with null forgets it. */
export function keepRevision(place: DraftPlace, revision: StoredRevision | null): void {
  writeStored(keyOf(place), revision && JSON.stringify(revision));
}

/** Forgets all changes that this person has not decided yet. @param projectId only those in that project. */
export function eraseRevisions(userId: string, projectId?: string): void {
  const start = projectId === undefined ? keysOf(userId) : `${keysOf(userId)}${projectId}.`;
  for (const key of storedKeys()) {
    if (key.startsWith(start)) writeStored(key, null);
  }
}

import { readStored, storedKeys, writeStored } from '../lib/browserStorage.ts';
import type { DraftPlace } from './draftStorage.ts';
import type { StoredRevision } from './formats.ts';
import { readFormat } from './readFormat.ts';

function keysOf(userId: string): string {
  return `elan.revision.${userId}.`;
}

function keyOf({ userId, projectId, module }: DraftPlace): string {
  return `${keysOf(userId)}${projectId}.${module}`;
}

/** @returns the module's undecided revision, if any. */
export function readRevision(place: DraftPlace): StoredRevision | undefined {
  return readFormat('revision', readStored(keyOf(place)));
}

/** Stores the module's undecided revision; null removes the stored one. */
export function keepRevision(place: DraftPlace, revision: StoredRevision | null): void {
  writeStored(keyOf(place), revision && JSON.stringify(revision));
}

/**
 * Removes this user's undecided revisions.
 * @param projectId if set, only the revisions in this project are removed.
 */
export function eraseRevisions(userId: string, projectId?: string): void {
  const start = projectId === undefined ? keysOf(userId) : `${keysOf(userId)}${projectId}.`;
  for (const key of storedKeys()) {
    if (key.startsWith(start)) writeStored(key, null);
  }
}

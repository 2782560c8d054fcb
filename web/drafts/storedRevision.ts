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

/** @returns the change of this module that is not decided yet. */
export function readRevision(place: DraftPlace): StoredRevision | undefined {
  return readFormat('revision', readStored(keyOf(place)));
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

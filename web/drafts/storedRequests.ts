import type * as z from 'zod/mini';
import { readStored, storedKeys, writeStored } from '../lib/browserStorage.ts';
import type { DraftPlace } from './draftStorage.ts';
import type { formats } from './formats.ts';
import { readFormat } from './readFormat.ts';

/** Stored requests and reasons, by the name of their format. */
const kinds = ['reason', 'revision', 'translation'] as const;
type Kind = (typeof kinds)[number];
type Stored<Name extends Kind> = z.infer<(typeof formats)[Name]>;

/** @returns the key prefix of a user's stored requests of this kind. */
export function requestKeys(kind: Kind, userId: string): string {
  return `elan.${kind}.${userId}.`;
}

function keyOf(kind: Kind, { userId, projectId, module }: DraftPlace): string {
  return `${requestKeys(kind, userId)}${projectId}.${module}`;
}

/** @returns where the reason for a check is stored. The check takes the place of the module. */
export function reasonPlace(userId: string, projectId: string, checkId: string): DraftPlace {
  return { userId, projectId, module: checkId };
}

/**
 * @returns the module's undecided revision, its translation whose result the page has not received, or the unsaved
 *   reason for a check, if any.
 */
export function readRequest<Name extends Kind>(
  kind: Name,
  place: DraftPlace,
): Stored<Name> | undefined {
  return readFormat(kind, readStored(keyOf(kind, place)));
}

/** Stores a request of a module or the reason for a check; null removes the stored one. */
export function keepRequest<Name extends Kind>(
  kind: Name,
  place: DraftPlace,
  request: Stored<Name> | null,
): void {
  writeStored(keyOf(kind, place), request && JSON.stringify(request));
}

/**
 * Removes this user's undecided revisions, pending translations and unsaved reasons.
 * @param projectId if set, only those in this project are removed.
 */
export function eraseRequests(userId: string, projectId?: string): void {
  const starts = kinds.map((kind) =>
    projectId === undefined
      ? requestKeys(kind, userId)
      : `${requestKeys(kind, userId)}${projectId}.`,
  );
  for (const key of storedKeys()) {
    if (starts.some((start) => key.startsWith(start))) writeStored(key, null);
  }
}

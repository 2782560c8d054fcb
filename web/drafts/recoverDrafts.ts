import { useEffect, useState } from 'react';
import {
  eraseHere,
  keepHere,
  readRecords,
  readText,
  removeRecords,
  type StoredDraft,
  timeOf,
} from './draftStorage.ts';
import { loadFormatsIfNeeded } from './readFormat.ts';

/** How long an erasure stays recorded, in milliseconds. */
const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Restores texts that a killed browser lost from localStorage, and removes erased ones that reappeared there: the later
 * of the two copies wins. Also deletes records of erasures older than a day.
 */
export async function recoverDrafts(): Promise<void> {
  const records = await readRecords();
  for (const { key, content, at } of records) {
    if (at <= timeOf(readText(key))) continue;
    if (content === null) eraseHere(key);
    else keepHere(key, content);
  }
  const before = new Date(Date.now() - rememberedMs).toISOString();
  const isForgotten = ({ content, at }: StoredDraft) => content === null && at < before;
  if (records.some(isForgotten)) await removeRecords(isForgotten);
}

/** How long drafts wait for the recovery before they are read, in milliseconds. */
const patienceMs = 2_000;

let recovery: Promise<void> | undefined;
let isOver = false;

/** Runs `recoverDrafts` once per page load, waits for it for up to two seconds, and loads the formats if needed. */
export function draftsRecovered(): Promise<void> {
  recovery ??= Promise.race([
    recoverDrafts(),
    new Promise<void>((resolve) => setTimeout(resolve, patienceMs)),
  ])
    .then(loadFormatsIfNeeded)
    .finally(() => {
      isOver = true;
    });
  return recovery;
}

/** @returns whether `draftsRecovered` has finished, so that drafts can be read. */
export function useDraftsRecovered(): boolean {
  const [isReady, setReady] = useState(isOver);
  useEffect(() => {
    let isHere = true;
    void draftsRecovered().then(() => {
      if (isHere) setReady(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isReady;
}

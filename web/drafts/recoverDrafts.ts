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

/** How long an erasure is remembered; data that a browser brings back is much younger. */
const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Restores what a killed browser lost from localStorage, and removes erased texts that reappeared there: the later of
 * the two copies of a text wins.
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

/** If IndexedDB takes longer than this, it is ignored for this visit. */
const patienceMs = 2_000;

let recovery: Promise<void> | undefined;
let isOver = false;

/** Merges the two copies of the stored texts, once per visit. */
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

/** @returns whether drafts can be read, after those that a killed browser lost were restored. */
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

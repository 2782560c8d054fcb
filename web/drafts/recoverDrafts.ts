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

/** How long an erasure is remembered; a browser only brings back data that is much younger. */
const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Restores what a killed browser lost from localStorage, and removes what reappeared there although it had been
 * erased: of the two copies of a text, the later one counts.
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

/** After this long without an answer, IndexedDB is ignored for this visit, in milliseconds. */
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

/** @returns true once drafts can be read: what a killed browser lost has been restored. */
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

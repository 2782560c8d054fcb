import { useEffect, useState } from 'react';
import { recoverDrafts } from './recoverDrafts.ts';

/** After this long without an answer, IndexedDB is ignored for this visit, in milliseconds. */
const patienceMs = 2_000;

let recovery: Promise<void> | undefined;
let isOver = false;

/** Merges the two copies of the stored texts, once per visit. */
export function draftsRecovered(): Promise<void> {
  recovery ??= Promise.race([
    recoverDrafts(),
    new Promise<void>((resolve) => setTimeout(resolve, patienceMs)),
  ]).finally(() => {
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

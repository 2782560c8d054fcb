import { useEffect, useState } from 'react';
import { recoverDrafts } from './recoverDrafts.ts';

/** A browser whose disk does not answer by then is asked no more on this visit, in milliseconds. */
const patienceMs = 2_000;

let recovery: Promise<void> | undefined;
let isOver = false;

/** Puts the two copies of what this browser keeps together, once per visit. The server keeps none. */
export function draftsRecovered(): Promise<void> {
  recovery ??= Promise.race([
    recoverDrafts(),
    new Promise<void>((resolve) => setTimeout(resolve, patienceMs)),
  ]).finally(() => {
    isOver = true;
  });
  return recovery;
}

/** @returns true once drafts can be read: what a killed browser lost is back. */
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

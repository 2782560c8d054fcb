import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { useWriteUp } from './useWriteUp.ts';

/**
 * What a screen reader is told, sparingly: a write-up begins, a write-up is there, answers are saved.
 * @param savedTimes how often answers were saved on this page.
 */
export function useAnnouncement(
  { state, lastEnd }: Pick<ReturnType<typeof useWriteUp>, 'state' | 'lastEnd'>,
  savedTimes: number,
): string {
  const { moduleScreen } = useCopy();
  const [said, say] = useState('');
  const isWriting = state.phase === 'running' && state.isWriting;
  const heard = useRef(savedTimes);
  useEffect(() => {
    if (isWriting) say(moduleScreen.announceStart);
    else if (lastEnd === 'complete') say(moduleScreen.announceDone);
    else if (lastEnd === 'cut') say(moduleScreen.announceCut);
    else if (lastEnd === 'stopped') say(moduleScreen.announceStopped);
  }, [isWriting, lastEnd, moduleScreen]);
  useEffect(() => {
    if (savedTimes === heard.current) return;
    heard.current = savedTimes;
    // The same words twice are only read out again when something stood between them.
    say(savedTimes % 2 === 0 ? moduleScreen.saved : `${moduleScreen.saved}.`);
  }, [savedTimes, moduleScreen]);
  return said;
}

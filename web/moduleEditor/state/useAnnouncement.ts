import { isText, type ModuleKind } from '@elan/domain/questionnaire/module';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import type { ModuleGeneration } from './useModuleGeneration.ts';
import type { Saving } from './useSave.ts';

/**
 * @returns the latest announcement for screen readers: a generation started or ended, a manual or immediate save
 * succeeded, or an autosave is being retried.
 * @param savedTimes the number of manual and immediate saves on this page.
 */
export function useAnnouncement(
  kind: ModuleKind,
  { state, lastEnd }: Pick<ModuleGeneration, 'state' | 'lastEnd'>,
  savedTimes: number,
  autosave: Saving['autosave'],
): string {
  const { moduleScreen } = useCopy();
  const words = moduleScreen.results[kind];
  const [announcement, announce] = useState('');
  // A structured result counts as started when its generation runs, and a text when its first words arrive.
  const isWriting =
    state.phase === 'running' && (state.isWriting || !(isText(kind) || state.isLooking));
  const heard = useRef(savedTimes);
  useEffect(() => {
    if (isWriting) announce(words.begun);
    else if (lastEnd === 'complete') announce(words.done);
    else if (lastEnd === 'cut') announce(moduleScreen.announceCut);
    else if (lastEnd === 'stopped') announce(moduleScreen.announceStopped);
  }, [isWriting, lastEnd, moduleScreen, words]);
  useEffect(() => {
    if (savedTimes === heard.current) return;
    heard.current = savedTimes;
    // Screen readers ignore a repeated text, so every other message has a full stop.
    announce(savedTimes % 2 === 0 ? moduleScreen.saved : `${moduleScreen.saved}.`);
  }, [savedTimes, moduleScreen]);
  const isCutOff = useStoreValue(autosave, (now) => now === 'retrying');
  useEffect(() => {
    const { connectionLost } = moduleScreen;
    // The line beside the Save button shows that the connection is back, so that is not announced.
    announce((before) => (isCutOff ? connectionLost : before === connectionLost ? '' : before));
  }, [isCutOff, moduleScreen]);
  return announcement;
}

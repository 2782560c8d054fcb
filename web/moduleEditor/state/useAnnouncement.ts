import { isText, type ModuleKind } from '@elan/domain/questionnaire/module';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import type { ModuleGeneration } from './useModuleGeneration.ts';
import type { Saving } from './useSave.ts';

/**
 * The announcements for screen readers, kept few: a write-up begins, a write-up is done, answers are saved by the
 * button, the server cannot be reached.
 * @param savedTimes how often answers were saved by the button on this page.
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
  // A structure is announced at its start and end only; its parts can be read in between.
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
    // The same text twice is only read out again if it differs in between.
    announce(savedTimes % 2 === 0 ? moduleScreen.saved : `${moduleScreen.saved}.`);
  }, [savedTimes, moduleScreen]);
  const isCutOff = useStoreValue(autosave, (now) => now === 'retrying');
  useEffect(() => {
    const { connectionLost } = moduleScreen;
    // Once the connection is back, the line beside Save shows it, without an announcement.
    announce((before) => (isCutOff ? connectionLost : before === connectionLost ? '' : before));
  }, [isCutOff, moduleScreen]);
  return announcement;
}

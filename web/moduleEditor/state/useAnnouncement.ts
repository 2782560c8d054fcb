import { isText, type ModuleKind } from '@elan/domain/questionnaire/module';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import type { ModuleGeneration } from './useModuleGeneration.ts';
import type { Saving } from './useSave.ts';

/**
 * @returns the latest announcement for screen readers: a result is being written or was stored, a manual or immediate
 * save succeeded, or an autosave is being retried.
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
  // A structured result counts as being written when its generation runs, and a text when its first words arrive.
  const isWriting =
    state.phase === 'running' && (state.isWriting || !(isText(kind) || state.isLooking));
  const heard = useRef(savedTimes);
  /** The text about the lost connection, in the language in which it was announced. */
  const lost = useRef('');

  // Effect events, because a change of the language is nothing to announce.
  const announceWriting = useEffectEvent((writes: boolean, end: ModuleGeneration['lastEnd']) => {
    if (writes) announce(words.begun);
    else if (end === 'complete') announce(words.done);
    else if (end === 'cut') announce(moduleScreen.announceCut);
    else if (end === 'stopped') announce(moduleScreen.announceStopped);
  });
  useEffect(() => announceWriting(isWriting, lastEnd), [isWriting, lastEnd]);

  const announceSaved = useEffectEvent((times: number) => {
    if (times === heard.current) return;
    heard.current = times;
    // Screen readers ignore a repeated text, so every other message has a full stop.
    announce(times % 2 === 0 ? moduleScreen.saved : `${moduleScreen.saved}.`);
  });
  useEffect(() => announceSaved(savedTimes), [savedTimes]);

  const isCutOff = useStoreValue(autosave, (now) => now === 'retrying');
  const announceCutOff = useEffectEvent((isSo: boolean) => {
    if (isSo) lost.current = moduleScreen.connectionLost;
    // The line beside the Save button shows that the connection is back, so that is not announced.
    announce((before) => (isSo ? lost.current : before === lost.current ? '' : before));
  });
  useEffect(() => announceCutOff(isCutOff), [isCutOff]);
  return announcement;
}

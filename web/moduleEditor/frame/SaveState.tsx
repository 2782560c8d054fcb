import { useSyncExternalStore } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { whenText } from '../../copy/when.ts';
import { useMoment } from '../../lib/rendered.ts';
import { useStoreValue } from '../../lib/store.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** Whether the form is on the server, being sent or only on this device. Not announced, because it changes often. */
export function SaveState({ form, saving }: Pick<ModuleEditor, 'form' | 'saving'>) {
  return (
    <span role="status" aria-live="off">
      {useSaveStateText(form, saving)}
    </span>
  );
}

function useSaveStateText(form: ModuleEditor['form'], saving: ModuleEditor['saving']): string {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const moment = useMoment();
  const isOnline = useOnline();
  const autosave = useStoreValue(saving.autosave, (now) => now);
  if (saving.isSaving) return moduleScreen.saving;
  if (form.isUnsaved) {
    if (form.draft.refused) return moduleScreen.unsaved;
    if (!isOnline) return moduleScreen.offline;
    if (form.hasConflict) return moduleScreen.awaitsChoice;
    if (autosave === 'signedOut') return moduleScreen.keptSignedOut;
    const isOnItsWay = autosave === 'waiting' || autosave === 'sending';
    return isOnItsWay ? moduleScreen.saving : moduleScreen.keptHere;
  }
  if (form.savedAt === null) return moduleScreen.neverSaved;
  const saved = moduleScreen.savedAt(whenText(form.savedAt, language, moduleScreen, moment));
  return isOnline ? saved : moduleScreen.andOffline(saved);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** @returns whether the browser reports a network connection. Only "false" is reliable. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // During server rendering.
    () => true,
  );
}

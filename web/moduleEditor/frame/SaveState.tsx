import { useSyncExternalStore } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { whenText } from '../../copy/when.ts';
import { useMoment } from '../../lib/rendered.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** Whether the form is saved, stored as a draft, offline, or neither yet. */
export function SaveState({ form, saving }: Pick<ModuleEditor, 'form' | 'saving'>) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const moment = useMoment();
  const when = (iso: string) => whenText(iso, language, moduleScreen, moment);
  const { refused } = form.draft;
  const keptAt = refused ? undefined : form.draft.keptAt;
  const isOnline = useOnline();
  if (saving.isSaving) return moduleScreen.saving;
  if (saving.waitsForServer && form.isUnsaved) return moduleScreen.savedOnceBack;
  if (form.isUnsaved && !isOnline && keptAt !== undefined) {
    return moduleScreen.offline(when(keptAt));
  }
  if (form.isUnsaved) {
    return keptAt === undefined ? moduleScreen.unsaved : moduleScreen.draftKeptAt(when(keptAt));
  }
  return form.savedAt === null ? moduleScreen.neverSaved : moduleScreen.savedAt(when(form.savedAt));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** @returns whether the browser believes that it has a network; a "no" can be trusted. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // A page that came from the server.
    () => true,
  );
}

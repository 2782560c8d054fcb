import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { whenText } from '../../copy/when.ts';
import { useOnline } from '../../session/useOnline.ts';
import type { ModuleWork } from '../state/useModuleEditor.ts';

/** Whether what is on the page is saved, kept as a draft, offline, or neither yet. */
export function SaveState({ writing, saving }: Pick<ModuleWork, 'writing' | 'saving'>) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const when = (iso: string) => whenText(iso, language, moduleScreen);
  const { refused } = writing.draft;
  const keptAt = refused ? undefined : writing.draft.keptAt;
  const isOnline = useOnline();
  if (saving.isSaving) return moduleScreen.saving;
  if (saving.waitsForServer && writing.isUnsaved) return moduleScreen.savedOnceBack;
  if (writing.isUnsaved && !isOnline && keptAt !== undefined) {
    return moduleScreen.offline(when(keptAt));
  }
  if (writing.isUnsaved) {
    return keptAt === undefined ? moduleScreen.unsaved : moduleScreen.draftKeptAt(when(keptAt));
  }
  return writing.savedAt === null
    ? moduleScreen.neverSaved
    : moduleScreen.savedAt(when(writing.savedAt));
}

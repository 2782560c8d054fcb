import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { whenText } from '../../copy/when.ts';
import type { Writing } from './useWriting.ts';

/** Whether what is on the page is saved, kept as a draft, or neither yet. */
export function SaveState({ writing, isSaving }: { writing: Writing; isSaving: boolean }) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const when = (iso: string) => whenText(iso, language, moduleScreen);
  const { refused } = writing.draft;
  const keptAt = refused ? undefined : writing.draft.keptAt;
  const { lastUpdated } = writing.base;
  if (isSaving) return moduleScreen.saving;
  if (writing.isUnsaved) {
    return keptAt === undefined ? moduleScreen.unsaved : moduleScreen.draftKeptAt(when(keptAt));
  }
  return lastUpdated === null ? moduleScreen.neverSaved : moduleScreen.savedAt(when(lastUpdated));
}

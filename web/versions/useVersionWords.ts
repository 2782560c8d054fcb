import type { Version } from '@elan/domain/contract/versions';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { dayAndTimeText } from '../copy/when.ts';

/** @returns functions that name a version, by the time it was saved. */
export function useVersionWords() {
  const { moduleScreen, versions } = useCopy();
  const { language } = useLanguage();
  return {
    when: ({ created_at: at }: Pick<Version, 'created_at'>) =>
      versions.of(dayAndTimeText(at, language, moduleScreen)),
  };
}

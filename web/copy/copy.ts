import type { Language } from '@elan/domain/language';
import { useCallback, useContext } from 'react';
import { ApiFailure } from '../lib/apiClient.ts';
import { definePart, type Part, UsedParts, usePartWhenLoaded } from '../parts/parts.ts';
import { fileOf } from './fileOf.ts';
import type { Copy } from './fr/fr.ts';
import { useLanguage } from './language.tsx';

type File = (typeof fileOf)[keyof Copy];
type Loaders = Readonly<Record<File, () => Promise<Partial<Copy>>>>;

const french: Loaders = {
  admin: () => import('./fr/admin.ts'),
  dashboard: () => import('./fr/dashboard.ts'),
  failures: () => import('./fr/failures.ts'),
  feedback: () => import('./fr/feedback.ts'),
  guiding: () => import('./fr/guiding.ts'),
  modulePages: () => import('./fr/modulePages.ts'),
  moduleScreen: () => import('./fr/moduleScreen.ts'),
  pricing: () => import('./fr/pricing.ts'),
  results: () => import('./fr/results.ts'),
  revision: () => import('./fr/revision.ts'),
  shell: () => import('./fr/shell.ts'),
  subscription: () => import('./fr/subscription.ts'),
  twin: () => import('./fr/twin.ts'),
};
const english: Loaders = {
  admin: () => import('./en/admin.ts'),
  dashboard: () => import('./en/dashboard.ts'),
  failures: () => import('./en/failures.ts'),
  feedback: () => import('./en/feedback.ts'),
  guiding: () => import('./en/guiding.ts'),
  modulePages: () => import('./en/modulePages.ts'),
  moduleScreen: () => import('./en/moduleScreen.ts'),
  pricing: () => import('./en/pricing.ts'),
  results: () => import('./en/results.ts'),
  revision: () => import('./en/revision.ts'),
  shell: () => import('./en/shell.ts'),
  subscription: () => import('./en/subscription.ts'),
  twin: () => import('./en/twin.ts'),
};

function partsOf(language: Language, loaders: Loaders) {
  const parts = Object.entries(loaders).map(([file, load]) => [
    file,
    definePart(`copy/${language}/${file}.ts`, load),
  ]);
  return Object.fromEntries(parts) as Readonly<Record<File, Part<Partial<Copy>>>>;
}
const parts = { fr: partsOf('fr', french), en: partsOf('en', english) };

/**
 * @param onUse called with the part's name whenever a section is read.
 * @returns all sections; reading one that is not loaded suspends.
 */
function copyOf(language: Language, onUse?: (name: string) => void): Copy {
  const sections = Object.entries(fileOf).map(([section, file]) => {
    const part = parts[language][file];
    const get = () => {
      onUse?.(part.name);
      const texts = part.now();
      // React renders again once the part is loaded.
      if (texts === undefined) throw part.load();
      return texts[section as keyof Copy];
    };
    return [section, { get, enumerable: true }];
  });
  return Object.defineProperties({}, Object.fromEntries(sections)) as Copy;
}
const copies = { fr: copyOf('fr'), en: copyOf('en') };

/** @returns the texts in the language of the page. */
export function useCopy(): Copy {
  const { language } = useLanguage();
  const used = useContext(UsedParts);
  return used ? copyOf(language, (name) => used.add(name)) : copies[language];
}

/** Loads the texts that every page shows, in a language. */
export async function loadShellCopy(language: Language): Promise<void> {
  await parts[language].shell.load();
}

/** @returns a function that gives the message for a failure; a general one until the messages are loaded. */
export function useFailureText(): (failure: unknown) => string {
  const { common } = useCopy();
  const part = parts[useLanguage().language].failures;
  const failures = usePartWhenLoaded(part)?.failures;
  return useCallback(
    (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : 'internal';
      if (code === 'network') return common.network;
      // The component renders again once the messages are loaded.
      if (failures === undefined) part.load().catch(() => {});
      return failures?.[code] ?? failures?.internal ?? common.connectionError;
    },
    [common, part, failures],
  );
}

import { defaultLanguage, type Language } from '@elan/domain/language';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { chosenLanguage, rememberedLanguage, rememberLanguage } from './rememberedLanguage.ts';

interface LanguageState {
  readonly language: Language;
  /** True where the person chose on this browser; such a choice wins over the account's preference. */
  readonly isChosen: boolean;
  /** The person's own choice: remembered here. */
  readonly choose: (language: Language) => void;
  /** The account's preference: shown and put in the cookie, but no choice of this browser. */
  readonly adopt: (language: Language) => void;
  /** The person is gone, on purpose: French again, nothing chosen. */
  readonly forget: () => void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  /** Of a page that the server draws or has drawn; else what is remembered, else French. */
  readonly initial?: Language | undefined;
  readonly children: ReactNode;
}

/** Holds the language of the page; `<html lang>` and the cookie that the server reads follow it. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(
    () => initial ?? rememberedLanguage() ?? defaultLanguage,
  );
  const [isChosen, setChosen] = useState(() => chosenLanguage() !== undefined);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const state = useMemo<LanguageState>(() => {
    const show = (next: Language, chosen: boolean) => {
      rememberLanguage(next, chosen);
      setLanguage(next);
      setChosen(chosen);
    };
    return {
      language,
      isChosen,
      choose: (next) => show(next, true),
      adopt: (next) => show(next, false),
      forget: () => show(defaultLanguage, false),
    };
  }, [language, isChosen]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** @returns the language of the page and how to change it. */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}

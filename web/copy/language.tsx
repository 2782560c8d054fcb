import { asLanguage, defaultLanguage, type Language, languageCookie } from '@elan/domain/language';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readCookie, readStored, writeCookie, writeStored } from '../session/browserStorage.ts';

const storageKey = 'elan.language';

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

/** @returns what this browser showed last, which is what the server goes by, else the choice made on it. */
export function rememberedLanguage(): Language | undefined {
  return asLanguage(readCookie(languageCookie.name)) ?? asLanguage(readStored(storageKey));
}

/** A page in the language of its address, which the server keeps: a choice made here before is that language now. */
export function keepShownLanguage(language: Language): void {
  if (readStored(storageKey) !== null) writeStored(storageKey, language);
}

interface LanguageProviderProps {
  /** Of a page that the server draws or has drawn; else what is remembered, else French. */
  readonly initial?: Language | undefined;
  /** Where each language has an address of its own: goes there, instead of showing the language in place. */
  readonly lead?: ((language: Language) => void) | undefined;
  readonly children: ReactNode;
}

/** Holds the language of the page; `<html lang>` and the cookie that the server reads follow it. */
export function LanguageProvider({ initial, lead, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(
    () => initial ?? rememberedLanguage() ?? defaultLanguage,
  );
  const [isChosen, setChosen] = useState(() => asLanguage(readStored(storageKey)) !== undefined);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const state = useMemo<LanguageState>(() => {
    const show = (next: Language, chosen: boolean) => {
      writeStored(storageKey, chosen ? next : null);
      writeCookie(languageCookie.name, next, languageCookie.seconds);
      if (lead) return lead(next);
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
  }, [language, isChosen, lead]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** @returns the language of the page and how to change it. */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}

import { defaultLanguage, type Language } from '@elan/domain/language';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { areLoaded } from '../parts/parts.ts';
import { chosenLanguage, rememberedLanguage, rememberLanguage } from './rememberedLanguage.ts';

interface LanguageState {
  readonly language: Language;
  /** True where the person chose on this browser; that choice overrides the account's preference. */
  readonly isChosen: boolean;
  /** Sets the person's own choice and remembers it on this browser. */
  readonly choose: (language: Language) => void;
  /** Shows the account's preference and sets the cookie, without counting as a choice on this browser. */
  readonly adopt: (language: Language) => void;
  /** After an explicit sign-out: back to French, nothing chosen. */
  readonly forget: () => void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  /** The language of a server-rendered page; by default the remembered one, else French. */
  readonly initial?: Language | undefined;
  readonly children: ReactNode;
}

/** Holds the language of the page and keeps `<html lang>` and the cookie for the server in step. */
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
      const apply = () => {
        setLanguage(next);
        setChosen(chosen);
      };
      // The page stays as it is until the texts of the other language are there.
      if (areLoaded(`copy/${next}/`)) apply();
      else startTransition(apply);
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

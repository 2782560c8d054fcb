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
import {
  chosenLanguage,
  forgetLanguage,
  rememberedLanguage,
  rememberLanguage,
} from './rememberedLanguage.ts';

interface LanguageState {
  readonly language: Language;
  /** Whether the user chose the language in this browser; that choice overrides the account's preference. */
  readonly isChosen: boolean;
  /** Sets the user's own choice and stores it in this browser. */
  readonly choose: (language: Language) => void;
  /** Shows the account's preference and sets the cookie, with no choice recorded in this browser. */
  readonly adopt: (language: Language) => void;
  /**
   * Resets the language to French after a sign-out or an account deletion. Nothing stays recorded in this browser, so
   * that the next sign-in shows the account's preference.
   */
  readonly forget: () => void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  /** The language of a server-rendered page; by default the remembered one, or French. */
  readonly initial?: Language | undefined;
  readonly children: ReactNode;
}

/** Provides the page's language and sets `<html lang>`. */
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
      const apply = () => {
        setLanguage(next);
        setChosen(chosen);
      };
      // The page stays unchanged until the texts in the other language are loaded.
      if (areLoaded(`copy/${next}/`)) apply();
      else startTransition(apply);
    };
    return {
      language,
      isChosen,
      choose(next) {
        rememberLanguage(next, true);
        show(next, true);
      },
      adopt(next) {
        rememberLanguage(next, false);
        show(next, false);
      },
      forget() {
        forgetLanguage();
        show(defaultLanguage, false);
      },
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

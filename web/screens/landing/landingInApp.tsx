import { useEffect, useRef } from 'react';
import '../../copy/landingInBothLanguages.ts';
import { useLandingCopy } from '../../copy/landingCopy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { enliven } from './enliven.ts';
import { LandingScreen } from './LandingScreen.tsx';

/** The landing page as a screen of the app: for who comes back to it from inside, and where no server draws it. */
export function LandingInApp() {
  const page = useRef<HTMLDivElement>(null);
  const { language } = useLanguage();
  useDocumentTitle(useLandingCopy().title);
  // Another language is another page: what moved in this one is gone with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each language, whose page is drawn anew
  useEffect(() => {
    if (page.current) return enliven(page.current);
  }, [language]);
  return (
    <div key={language} ref={page}>
      <LandingScreen />
    </div>
  );
}

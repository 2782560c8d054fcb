import { useLanguage } from '../copy/language.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useLandingCopy } from './copy/landingCopy.ts';
import { attachBehaviour } from './islands.ts';
import { LandingScreen } from './LandingScreen.tsx';

/** The landing page as a screen of the app: for navigation within the app, and where there is no server rendering. */
export function LandingInApp() {
  const { language } = useLanguage();
  useDocumentTitle(useLandingCopy().title);
  // The key replaces the page with its behaviour when the language changes.
  return (
    <div key={language} ref={live}>
      <LandingScreen />
    </div>
  );
}

/** The page's `ref`: attaches the behaviour on mount and detaches it on unmount. */
function live(page: HTMLDivElement | null) {
  return page ? attachBehaviour(page) : undefined;
}

import { useLanguage } from '../copy/language.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useLandingCopy } from './copy/landingCopy.ts';
import { attachBehaviour } from './islands.ts';
import { LandingScreen } from './LandingScreen.tsx';

/** The landing page as a screen of the app: and what the server renders of it. */
export function LandingInApp() {
  const { language } = useLanguage();
  // Another language is another page: what moved in this one is gone with it.
  return (
    <div key={language} ref={live}>
      <PageTitle title={useLandingCopy().title} />
      <LandingScreen />
    </div>
  );
}

/** The page's `ref`: attaches the behaviour on mount and detaches it on unmount. */
function live(page: HTMLDivElement | null) {
  return page ? attachBehaviour(page) : undefined;
}

import { hasSessionHint } from '../lib/sessionEnd.ts';
import { AuthAlone, type AuthData, authDataId } from './AuthAlone.tsx';
import { beginPage, hydratePage, isStillRight } from './hydratePage.ts';

const element = document.getElementById(authDataId);
if (!element) throw new Error('the page has no data');
const data: AuthData = JSON.parse(element.textContent);

if (isStillRight(data.rendered)) {
  void hydratePage(beginPage(), <AuthAlone {...data} query={location.search} />);
} else void import('./startApp.tsx').then(({ startApp }) => startApp());

// Reloads the page if the browser restores it from its back/forward cache after the user has signed in.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && hasSessionHint()) location.reload();
});

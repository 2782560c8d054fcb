import { landing as en } from '../../copy/en/landing.ts';
import { landing as fr } from '../../copy/fr/landing.ts';
import { provideLandingCopy } from '../../copy/landingCopy.ts';

// In the app the landing page changes its language in place, as every screen does.
provideLandingCopy('fr', fr);
provideLandingCopy('en', en);

export { LandingScreen } from './LandingScreen.tsx';

import { landing as en } from './en/landing.ts';
import { landing as fr } from './fr/landing.ts';
import { provideLandingCopy } from './landingCopy.ts';

// In the app the landing page changes its language in place, as every screen does.
provideLandingCopy('fr', fr);
provideLandingCopy('en', en);

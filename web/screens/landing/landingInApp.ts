import '../../copy/landingInBothLanguages.ts';

export { LandingScreen } from './LandingScreen.tsx';

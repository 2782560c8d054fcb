import { provideCopy } from './copy.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';

// The app changes its language in place: it has both at hand.
provideCopy('fr', fr);
provideCopy('en', en);

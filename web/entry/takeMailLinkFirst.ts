import { takeMailLink } from '../session/mailLink.ts';

// Must be the first import of the page: tokens of a mail link are removed from the URL before anything reads it.
takeMailLink();

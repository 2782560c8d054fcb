import { takeMailLink } from '../session/mailLink.ts';

// Must be the page's first import: it removes the tokens of an e-mail link from the URL before anything else reads the
// URL.
takeMailLink();

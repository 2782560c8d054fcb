import { takeMailLink } from './mailLink.ts';

// The first import of the page: what stands in a link of a mail is gone from the address before anything looks at it.
takeMailLink();

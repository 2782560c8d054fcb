import { en as copy } from '../copy/en/en.ts';
import { landing } from '../copy/en/landing.ts';

/** What the first page says, in one language. */
export const texts = { copy, landing };

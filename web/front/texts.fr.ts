import { fr as copy } from '../copy/fr/fr.ts';
import { landing } from '../copy/fr/landing.ts';

/** What the first page says, in one language. */
export const texts = { copy, landing };

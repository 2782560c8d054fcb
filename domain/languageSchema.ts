import * as z from 'zod/mini';
import { languages } from './language.ts';

/** Separate from `language.ts` so that the first page does not load zod. */
export const languageSchema = z.enum(languages);

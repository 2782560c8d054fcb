import * as z from 'zod/mini';
import { languages } from './language.ts';

/** A language as a call names it. Apart from `language.ts`, which the first page carries, and zod it does not. */
export const languageSchema = z.enum(languages);

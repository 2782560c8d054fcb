import * as z from 'zod/mini';
import { canonicalPassword } from '../account/passwordForm.ts';
import { text } from '../text.ts';

/**
 * The limit only prevents abuse. The product's own length rules have separate failure codes (`account/password.ts`).
 */
export const password = text(4_096).check(z.overwrite(canonicalPassword));

export const signedIn = z.strictObject({
  token: z.string(),
  user: z.strictObject({ id: z.string(), email: z.string() }),
});

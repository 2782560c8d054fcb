import * as z from 'zod/mini';
import { canonicalPassword } from '../account/passwordForm.ts';
import { text } from '../text.ts';

/**
 * Bounded here only against abuse; the length rules have their own codes (`account/password.ts`).
 */
export const password = text(4_096).check(z.overwrite(canonicalPassword));

/** An open session. */
export const signedIn = z.strictObject({
  token: z.string(),
  user: z.strictObject({ id: z.string(), email: z.string() }),
});

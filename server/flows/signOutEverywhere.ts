import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { endSessions } from '../store/sessions.ts';

/** Ends every session of an account. @returns the cookies that end this browser's. */
export async function signOutEverywhere(
  { auth, db }: Pick<Services, 'auth' | 'db'>,
  input: { readonly account: Account; readonly headers: Headers },
): Promise<readonly string[]> {
  await endSessions(db, input.account.id);
  const { headers } = await auth.api.signOut({ headers: input.headers, returnHeaders: true });
  return headers.getSetCookie();
}

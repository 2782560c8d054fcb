import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../store/accounts.ts';
import { endSessions } from '../../store/sessions.ts';

/** Ends every session of an account. @returns the cookies that end this browser's. */
export async function signOutEverywhere(
  { auth, db }: Pick<Services, 'auth' | 'db'>,
  input: { readonly account: Account; readonly headers: Headers },
): Promise<readonly string[]> {
  const { id } = input.account;
  await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    await endSessions(tx, id);
  });
  const { headers } = await auth.api.signOut({ headers: input.headers, returnHeaders: true });
  return headers.getSetCookie();
}

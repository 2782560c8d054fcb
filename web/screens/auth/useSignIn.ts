import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { clearPagePerson } from '../../lib/pagePerson.ts';
import { deploymentQuery } from '../../session/deployment.ts';
import { meQuery } from '../../session/me.ts';
import { forgetNewAccount, forgetRecord, writeTypedEmail } from '../../session/signInRecords.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in and continues to where the person was, else to the dashboard.
 * @param onChallenge called instead with the token of the second step, where two-factor sign-in is on.
 */
export function useSignIn(onChallenge: (challenge: string) => void) {
  const client = useQueryClient();
  const { language, isChosen } = useLanguage();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      // An explicit choice on this browser overrides the account's preference; without one, no language is sent.
      const body = isChosen ? { ...credentials, language } : credentials;
      const reply = await call(contract.signIn, { body });
      if ('challenge' in reply) return reply.challenge;
      await enterSession(client);
      return undefined;
    },
    onSuccess: (challenge, { email }) => {
      forgetRecord(email);
      return challenge === undefined ? enter() : onChallenge(challenge);
    },
  });
}

/** The second step: sends a code, and continues likewise. */
export function useFinishSignIn(challenge: string) {
  const client = useQueryClient();
  const { language, isChosen } = useLanguage();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (code: string) => {
      const body = { challenge, code, ...(isChosen ? { language } : {}) };
      await call(contract.finishSignIn, { body });
      await enterSession(client);
    },
    onSuccess: enter,
  });
}

/** @returns a function that leaves this page for where the person was going. */
function useEnter(): () => Promise<void> {
  const router = useRouter();
  const returnTo = useLocation({ select: (location) => location.state.returnTo });
  return () => {
    writeTypedEmail('');
    forgetNewAccount();
    return router.navigate({ href: ownPath(returnTo) ?? '/dashboard', replace: true });
  };
}

/**
 * After a sign-in on this page, perhaps as another person: clears everything that was read before, and reads the
 * new person before the first screen needs it.
 */
export async function enterSession(client: QueryClient): Promise<void> {
  // Whoever signed in before in this tab is not who signs in now.
  clearPagePerson();
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== deploymentQuery.queryKey[0],
  });
  await client.prefetchQuery(meQuery);
}

/**
 * Checks where to send a person after signing in: only inside this application.
 * @param target the value from the history entry, which a browser keeps over a reload.
 * @returns its path, query and fragment, or undefined for anything that leads, or might lead, elsewhere.
 */
export function ownPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined;
  const { origin } = location;
  if (!URL.canParse(target, origin)) return undefined;
  // Parsed like a browser, which treats `\` as `/` and drops tabs and line ends.
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

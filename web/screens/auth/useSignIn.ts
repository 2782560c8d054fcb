import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../copy/language.tsx';
import { forgetLanguage } from '../../copy/rememberedLanguage.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { forgetNewAccount, forgetRecord, writeTypedEmail } from '../../session/signInRecords.ts';
import { useAuthPlace } from './place.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in and continues to the page the user wanted to open, otherwise to the dashboard.
 * @param onChallenge called instead if two-factor sign-in is on, with the token of the second step.
 */
export function useSignIn(onChallenge: (challenge: string) => void) {
  const { language, isChosen } = useLanguage();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      // A language chosen in this browser overrides the account's preference. Otherwise, no language is sent.
      const body = isChosen ? { ...credentials, language } : credentials;
      const reply = await call(contract.signIn, { body });
      return 'challenge' in reply ? reply.challenge : undefined;
    },
    onSuccess: (challenge, { email }) => {
      forgetRecord(email);
      return challenge === undefined ? enter() : onChallenge(challenge);
    },
  });
}

/** The second step of a sign-in: sends the code, then continues like `useSignIn`. */
export function useFinishSignIn(challenge: string) {
  const { language, isChosen } = useLanguage();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (code: string) => {
      const body = { challenge, code, ...(isChosen ? { language } : {}) };
      await call(contract.finishSignIn, { body });
    },
    onSuccess: enter,
  });
}

/** @returns a function that leaves this page for the one the user wanted to open, otherwise for the dashboard. */
function useEnter(): () => Promise<void> {
  const { state, enter } = useAuthPlace();
  const { isChosen } = useLanguage();
  return () => {
    // The stored language may be another account's preference, or an earlier one of this account.
    if (!isChosen) forgetLanguage();
    writeTypedEmail('');
    forgetNewAccount();
    return enter(ownPath(state.returnTo) ?? '/dashboard');
  };
}

/**
 * Validates the page to open after a sign-in, which must be inside this application.
 * @param target the value from the history entry, which the browser keeps across reloads.
 * @returns its path, query and fragment, or undefined if it is not a path or might link to another site.
 */
export function ownPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined;
  const { origin } = location;
  if (!URL.canParse(target, origin)) return undefined;
  // Parsed like in a browser, which treats `\` as `/` and drops tabs and line ends.
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

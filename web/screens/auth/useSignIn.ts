import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { forgetNewAccount, forgetRecord, writeTypedEmail } from '../../session/signInRecords.ts';
import { useAuthPlace } from './place.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in and continues to where the person was, else to the dashboard.
 * @param onChallenge called instead with the token of the second step, where two-factor sign-in is on.
 */
export function useSignIn(onChallenge: (challenge: string) => void) {
  const { language, isChosen } = useLanguage();
  const enter = useEnter();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      // An explicit choice on this browser overrides the account's preference; without one, no language is sent.
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

/** The second step: sends a code, and continues likewise. */
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

/** @returns a function that leaves this page for where the person was going. */
function useEnter(): () => Promise<void> {
  const { state, enter } = useAuthPlace();
  return () => {
    writeTypedEmail('');
    forgetNewAccount();
    return enter(ownPath(state.returnTo) ?? '/dashboard');
  };
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

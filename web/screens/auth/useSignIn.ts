import { contract } from '@elan/domain/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { enterSession } from '../../session/enterSession.ts';
import { ownPath } from '../../session/ownPath.ts';
import { forgetRecord } from '../../session/signInRecords.ts';
import { writeTypedEmail } from '../../session/typedEmail.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in and continues to where the person was, else to the dashboard. */
export function useSignIn() {
  const client = useQueryClient();
  const router = useRouter();
  const { language, isChosen } = useLanguage();
  const returnTo = useLocation({ select: (location) => location.state.returnTo });
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      // An explicit choice on this browser overrides the account's preference; without one, no language is sent.
      const body = isChosen ? { ...credentials, language } : credentials;
      await call(contract.signIn, { body });
      await enterSession(client);
    },
    onSuccess: (_, { email }) => {
      forgetRecord(email);
      writeTypedEmail('');
      return router.navigate({ href: ownPath(returnTo) ?? '/dashboard', replace: true });
    },
  });
}

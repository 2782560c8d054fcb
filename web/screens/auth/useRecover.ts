import { contract } from '@elan/domain/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { enterSession } from '../../session/enterSession.ts';
import { forgetMailLink, type RecoveryPair } from '../../session/mailLink.ts';
import { forgetRecord } from '../../session/signInRecords.ts';
import { writeTypedEmail } from '../../session/typedEmail.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** Sets the new password with the tokens of a recovery link, which signs in, and goes to the dashboard. */
export function useRecover(pair: RecoveryPair) {
  const client = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const { newPassword } = useAuthCopy();
  const { language, isChosen } = useLanguage();
  return useMutation({
    mutationFn: async (password: string) => {
      const body = { ...pair, password, ...(isChosen ? { language } : {}) };
      const { user } = await call(contract.recover, { body });
      forgetMailLink();
      await enterSession(client);
      return user;
    },
    onSuccess: ({ email }) => {
      forgetRecord(email);
      writeTypedEmail('');
      toast({ tone: 'done', text: newPassword.saved });
      return router.navigate({ to: '/dashboard', replace: true });
    },
  });
}

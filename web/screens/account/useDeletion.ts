import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiFailure, call } from '../../api.ts';
import { useMe } from '../../session/me.ts';
import { useDeparture } from '../../shell/useDeparture.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { eraseLocalRecords } from './eraseLocalRecords.ts';

export type Deletion = ReturnType<typeof useDeletion>;

/** Deletes the account; once it is gone, the pages leave and this browser keeps nothing of the person. */
export function useDeletion() {
  const { user } = useMe();
  const { danger } = useAccountCopy();
  const depart = useDeparture();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(contract.deleteAccount, { body: { confirm_deletion: true } }),
    onSuccess: async () => {
      await depart('/account-deleted');
      eraseLocalRecords(user);
    },
    onError: (failure) => {
      // The reply to a first try may have been lost on its way: nobody here knows what became of it.
      const isOver = failure instanceof ApiFailure && failure.code === 'unauthenticated';
      if (isOver) toast({ text: danger.sessionOver });
    },
  });
}

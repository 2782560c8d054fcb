import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { eraseDrafts } from '../../drafts/drafts.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { useMe } from '../../session/me.ts';
import { useDeparture } from '../../shell/useDeparture.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { eraseLocalRecords } from './eraseLocalRecords.ts';

export type Deletion = ReturnType<typeof useDeletion>;

/**
 * Deletes the account; once it is gone, the pages leave and this browser keeps nothing of the person. A try
 * that follows one whose reply was lost, and finds the session over, very likely comes after the end of the
 * account: the session-end departure tells so, and nothing is kept under an id that may be nobody's.
 */
export function useDeletion() {
  const { user } = useMe();
  const { danger } = useAccountCopy();
  const depart = useDeparture();
  const toast = useToast();
  const isReplyLost = useRef(false);
  return useMutation({
    mutationFn: () => call(contract.deleteAccount, { body: { confirm_deletion: true } }),
    onSuccess: async () => {
      await depart('/account-deleted');
      eraseLocalRecords(user);
    },
    onError: (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : undefined;
      if (code === 'unauthenticated') {
        if (isReplyLost.current) {
          eraseDrafts(user.id);
          eraseLocalRecords(user);
        }
        // Nobody here knows what became of the account; a mail tells whoever had it.
        toast({ text: danger.sessionOver });
      }
      isReplyLost.current = code === 'network';
    },
  });
}

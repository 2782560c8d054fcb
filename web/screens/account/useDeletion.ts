import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { removeRecords } from '../../drafts/draftStorage.ts';
import { eraseDrafts, holdLeftDrafts } from '../../drafts/drafts.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { storedKeys, writeStored } from '../../lib/browserStorage.ts';
import { contract } from '../../lib/contract.ts';
import { forgetLastProject } from '../../session/currentProject.ts';
import { type Me, useMe } from '../../session/me.ts';
import { forgetRecord } from '../../session/signInRecords.ts';
import { useDeparture } from '../../shell/useSignOut.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { useAccountCopy } from './accountCopy.ts';

export type Deletion = ReturnType<typeof useDeletion>;

/**
 * Deletes the account; then the page is left and everything of the person in this browser is erased. If the reply of
 * an attempt was lost and the next one finds the session over, the account was very likely deleted: the departure
 * reports it, and erases what is stored under an id that may no longer exist.
 */
export function useDeletion() {
  const { user } = useMe();
  const { danger } = useAccountCopy();
  const depart = useDeparture();
  const toast = useToast();
  const isReplyLost = useRef(false);
  return useMutation({
    // A draft that is sent during the deletion gets a 401, and the page would leave for the sign-in page.
    onMutate: () => holdLeftDrafts(),
    mutationFn: () => call(contract.deleteAccount, { body: { confirm_deletion: true } }),
    onSettled: (_reply, _failure, _input, sendAgain) => sendAgain?.(),
    onSuccess: () => depart('/account-deleted', () => eraseLocalRecords(user)),
    onError: (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : undefined;
      if (code === 'unauthenticated') {
        if (isReplyLost.current) {
          eraseDrafts(user.id);
          eraseLocalRecords(user);
        }
        // It is not known here what became of the account; its owner gets a mail.
        toast({ text: danger.sessionOver });
      }
      isReplyLost.current = code === 'network';
    },
  });
}

/** Erases all that this browser stores under the person's id or e-mail, except drafts, which `useDeparture` erases. */
function eraseLocalRecords({ id, email }: Me['user']): void {
  for (const key of storedKeys()) {
    if (key.startsWith('elan.') && key.includes(id)) writeStored(key, null);
  }
  void removeRecords(({ key }) => key.includes(id));
  forgetLastProject(id);
  forgetRecord(email);
}

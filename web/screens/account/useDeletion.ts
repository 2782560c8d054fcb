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
 * Deletes the account, then leaves the page and erases what this browser stores under the user's id. Also erases it if
 * a lost reply is followed by an ended session, because the account was very likely deleted.
 */
export function useDeletion() {
  const { user } = useMe();
  const { danger } = useAccountCopy();
  const depart = useDeparture();
  const toast = useToast();
  const isReplyLost = useRef(false);
  return useMutation({
    // A draft sent during the deletion would get a 401, and the page would redirect to sign-in.
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
        // The page cannot know whether the account was deleted. If it was, the owner gets a mail.
        toast({ text: danger.sessionOver });
      }
      isReplyLost.current = code === 'network';
    },
  });
}

/** Erases what this browser stores under the user's id, and the record of failed sign-ins with the user's e-mail. */
function eraseLocalRecords({ id, email }: Me['user']): void {
  for (const key of storedKeys()) {
    if (key.startsWith('elan.') && key.includes(id)) writeStored(key, null);
  }
  void removeRecords(({ key }) => key.includes(id));
  forgetLastProject(id);
  forgetRecord(email);
}

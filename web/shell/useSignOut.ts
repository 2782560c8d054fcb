import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { useCopy } from '../copy/copy.ts';
import { countUnsaved, saveDrafts } from '../drafts/drafts.ts';
import { ApiFailure, call } from '../lib/apiClient.ts';
import { useMe } from '../session/me.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useDeparture } from './useDeparture.ts';

export type SignOut = ReturnType<typeof useSignOut>;

interface SignOutOptions {
  /** Something is unsaved: the person is to be asked. */
  readonly onDrafts: () => void;
  /** Of all devices, not of this one alone. */
  readonly everywhere?: boolean;
}

/** An explicit sign-out: drafts asked about and erased, French again, back to the sign-in page. */
export function useSignOut({ onDrafts, everywhere = false }: SignOutOptions) {
  const userId = useMe().user.id;
  const { shell } = useCopy();
  const toast = useToast();
  const depart = useDeparture();

  const leave = useMutation({
    mutationFn: everywhere ? endEverySession : endSession,
    onSuccess: async () => {
      if (everywhere) toast({ tone: 'done', text: shell.signedOutEverywhere });
      await depart('/auth');
    },
    onError: () => {
      const text = everywhere ? shell.signOutEverywhereFailed : shell.signOutFailed;
      toast({ tone: 'danger', text });
    },
  });
  const save = useMutation({
    mutationFn: () => saveDrafts(userId),
    onSuccess: () => leave.mutate(),
  });

  return {
    isPending: leave.isPending || save.isPending,
    saveFailed: save.isError,
    draftCount: () => countUnsaved(userId),
    /** Leaves at once where nothing is unsaved, else has the person asked. */
    ask: () => (countUnsaved(userId) > 0 ? onDrafts() : leave.mutate()),
    save: () => save.mutate(),
    discard: () => leave.mutate(),
  };
}

/** A session that is already gone is what was wanted. */
async function endSession(): Promise<void> {
  try {
    await call(contract.signOut);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'unauthenticated') return;
    throw failure;
  }
}

/** Without a session here nothing was ended elsewhere: then it is a failure. */
async function endEverySession(): Promise<void> {
  await call(contract.signOutEverywhere);
}

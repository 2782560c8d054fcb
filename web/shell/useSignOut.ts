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
  /** Called where something is unsaved, to ask the person. */
  readonly onDrafts: () => void;
  /** Signs out all devices instead of this one. */
  readonly everywhere?: boolean;
}

/** An explicit sign-out: asks about drafts and erases them, resets to French, and goes to the sign-in page. */
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
    /** Signs out immediately where nothing is unsaved, else asks. */
    ask: () => (countUnsaved(userId) > 0 ? onDrafts() : leave.mutate()),
    save: () => save.mutate(),
    discard: () => leave.mutate(),
  };
}

/** A session that is already over counts as success. */
async function endSession(): Promise<void> {
  try {
    await call(contract.signOut);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'unauthenticated') return;
    throw failure;
  }
}

/** Without a session here, the others were not ended: that is a failure. */
async function endEverySession(): Promise<void> {
  await call(contract.signOutEverywhere);
}

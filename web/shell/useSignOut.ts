import { contract } from '@elan/domain/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiFailure, call } from '../api.ts';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { eraseDrafts, listUnsaved, saveDrafts } from '../drafts/drafts.ts';
import { useMe } from '../session/me.ts';
import { dropSessionHint } from '../session/sessionEnd.ts';
import { useToast } from '../ui/Toasts.tsx';

export type SignOut = ReturnType<typeof useSignOut>;

/** An explicit sign-out: drafts asked about and erased, French again, back to the sign-in page. */
export function useSignOut({ onDrafts }: { onDrafts: () => void }) {
  const userId = useMe().user.id;
  const router = useRouter();
  const client = useQueryClient();
  const { forget } = useLanguage();
  const { shell } = useCopy();
  const toast = useToast();

  const leave = useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      dropSessionHint();
      await router.navigate({ to: '/auth', replace: true });
      // Only now: a screen that was still open may have kept its last words while it left.
      eraseDrafts(userId);
      client.clear();
      forget();
    },
    onError: () => toast({ tone: 'danger', text: shell.signOutFailed }),
  });
  const save = useMutation({
    mutationFn: () => saveDrafts(userId),
    onSuccess: () => leave.mutate(),
  });

  return {
    isPending: leave.isPending || save.isPending,
    saveFailed: save.isError,
    draftCount: () => listUnsaved(userId).length,
    /** Leaves at once where nothing is unsaved, else has the person asked. */
    ask: () => (listUnsaved(userId).length > 0 ? onDrafts() : leave.mutate()),
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { countUnsaved, eraseDrafts, saveDrafts, sendLeftDrafts } from '../drafts/drafts.ts';
import { settleOpenForms } from '../drafts/openForms.ts';
import { eraseRequests } from '../drafts/storedRequests.ts';
import { ApiFailure, call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { dropSessionHint } from '../lib/sessionEnd.ts';
import { removeOffline } from '../offline/worker.ts';
import { useMe } from '../session/me.ts';
import { forgetWantedModule } from '../session/wantedModule.ts';
import { useToast } from '../ui/Toasts.tsx';

export type SignOut = ReturnType<typeof useSignOut>;

interface SignOutOptions {
  /** Called if some drafts could not be saved, to ask the user what to do. */
  readonly onDrafts: () => void;
  /** Signs out all devices instead of only this one. */
  readonly everywhere?: boolean;
}

/**
 * Signs out on the user's request. First sends the drafts that it can and asks about the rest. Then goes to the sign-in
 * page, erases drafts, caches and offline copies in this browser and resets the language to French.
 */
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

  /** Sends open forms and module drafts, then asks about the drafts that remain, or signs out if there are none. */
  const begin = useMutation({
    mutationFn: async () => {
      if (countUnsaved(userId) === 0) return;
      await settleOpenForms();
      await sendLeftDrafts(userId, true);
    },
    onSettled: () => (countUnsaved(userId) > 0 ? onDrafts() : leave.mutate()),
  });

  return {
    isPending: begin.isPending || leave.isPending || save.isPending,
    saveFailed: save.isError,
    draftCount: () => countUnsaved(userId),
    ask: () => begin.mutate(),
    save: () => save.mutate(),
    discard: () => leave.mutate(),
  };
}

/** Ends this session. Succeeds if it has already expired. */
async function endSession(): Promise<void> {
  try {
    await call(contract.signOut);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'unauthenticated') return;
    throw failure;
  }
}

/** Unlike `endSession`, fails if this session has expired, since the other sessions would then stay open. */
async function endEverySession(): Promise<void> {
  await call(contract.signOutEverywhere);
}

/**
 * @returns a function to call after the user ended the session. It navigates to `to`, erases drafts, caches and offline
 *   copies in this browser and calls `erase`.
 */
export function useDeparture(): (
  to: '/auth' | '/account-deleted',
  erase?: () => void,
) => Promise<void> {
  const userId = useMe().user.id;
  const router = useRouter();
  const client = useQueryClient();
  const { language, adopt, forget } = useLanguage();
  return async (to, erase) => {
    dropSessionHint();
    await router.navigate({ to, replace: true });
    // Erases drafts only after navigating, since a screen may store a draft when it unmounts.
    eraseDrafts(userId);
    eraseRequests(userId);
    erase?.();
    forgetWantedModule();
    client.clear();
    // The account-deleted page keeps the user's language and resets it when it is left.
    if (to === '/account-deleted') adopt(language);
    else forget();
    await removeOffline();
  };
}

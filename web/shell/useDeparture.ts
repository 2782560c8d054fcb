import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLanguage } from '../copy/language.tsx';
import { eraseDrafts } from '../drafts/drafts.ts';
import { dropSessionHint } from '../lib/sessionEnd.ts';
import { useMe } from '../session/me.ts';

/** @returns what the pages do once a session was ended on purpose: they leave, and this browser forgets the person. */
export function useDeparture(): (to: '/auth' | '/account-deleted') => Promise<void> {
  const userId = useMe().user.id;
  const router = useRouter();
  const client = useQueryClient();
  const { language, adopt, forget } = useLanguage();
  return async (to) => {
    dropSessionHint();
    await router.navigate({ to, replace: true });
    // Only now: a screen that was still open may have kept its last words while it left.
    eraseDrafts(userId);
    client.clear();
    // The page that says goodbye does so in the person's language, and forgets it in its turn.
    if (to === '/account-deleted') adopt(language);
    else forget();
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLanguage } from '../copy/language.tsx';
import { eraseDrafts } from '../drafts/drafts.ts';
import { dropSessionHint } from '../lib/sessionEnd.ts';
import { useMe } from '../session/me.ts';

/** @returns a function for a session that was ended on purpose: it leaves the page and erases the person's data here. */
export function useDeparture(): (to: '/auth' | '/account-deleted') => Promise<void> {
  const userId = useMe().user.id;
  const router = useRouter();
  const client = useQueryClient();
  const { language, adopt, forget } = useLanguage();
  return async (to) => {
    dropSessionHint();
    await router.navigate({ to, replace: true });
    // Last, since an open screen may have stored a draft while it unmounted.
    eraseDrafts(userId);
    client.clear();
    // The goodbye page is shown in the person's language, and resets it when it is left.
    if (to === '/account-deleted') adopt(language);
    else forget();
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionEnd } from '../lib/sessionEnd.ts';

/** When a session ends by itself: goes to the sign-in page and clears cached data, but keeps drafts and language. */
export function useLeaveOnSessionEnd(): void {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    let leaving = false;
    return onSessionEnd(async () => {
      // Several calls may be refused at once; navigate only once.
      if (leaving) return;
      leaving = true;
      const returnTo = router.state.location.pathname;
      await router.navigate({ to: '/auth', replace: true, state: { expired: true, returnTo } });
      client.clear();
    });
  }, [router, client]);
}

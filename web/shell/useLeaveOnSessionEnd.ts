import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionEnd } from '../lib/sessionEnd.ts';

/** A session that ended by itself: to the sign-in page, what was read forgotten, drafts and language kept. */
export function useLeaveOnSessionEnd(): void {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    let leaving = false;
    return onSessionEnd(async () => {
      // Several calls may be refused at once; one departure is enough.
      if (leaving) return;
      leaving = true;
      const returnTo = router.state.location.pathname;
      await router.navigate({ to: '/auth', replace: true, state: { expired: true, returnTo } });
      client.clear();
    });
  }, [router, client]);
}

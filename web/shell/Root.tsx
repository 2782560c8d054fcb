import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { onSessionEnd } from '../session/sessionEnd.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

// It asks the server what runs here, which nothing on the page waits for.
const SandboxBanner = lazy(async () => ({
  default: (await import('./SandboxBanner.tsx')).SandboxBanner,
}));

/** Around every page, signed in or not. */
export function Root() {
  const copy = useCopy();
  useRouteFocus();
  useLeaveOnSessionEnd();
  return (
    <ToastProvider dismissLabel={copy.common.dismiss}>
      <SkipLink />
      <Outlet />
      <Suspense>
        <SandboxBanner />
      </Suspense>
    </ToastProvider>
  );
}

/** A session that ended by itself: to the sign-in page, what was read forgotten, drafts and language kept. */
function useLeaveOnSessionEnd(): void {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionEnd(async () => {
        const returnTo = router.state.location.pathname;
        await router.navigate({ to: '/auth', replace: true, state: { expired: true, returnTo } });
        client.clear();
      }),
    [router, client],
  );
}

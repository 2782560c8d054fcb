import { ClientOnly, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCopy } from '../copy/copy.ts';
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
  return (
    <ToastProvider dismissLabel={copy.common.dismiss}>
      <SkipLink />
      <Outlet />
      <ClientOnly>
        <Suspense>
          <SandboxBanner />
        </Suspense>
      </ClientOnly>
    </ToastProvider>
  );
}

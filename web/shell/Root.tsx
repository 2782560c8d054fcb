import { Link, Outlet } from '@tanstack/react-router';
import { useCopy } from '../copy/copy.ts';
import { PageLinkElement } from '../ui/PageLink.tsx';
import { ToastProvider } from '../ui/Toasts.tsx';
import { SandboxBanner } from './SandboxBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

/** Around every page, signed in or not. */
export function Root() {
  const copy = useCopy();
  useRouteFocus();
  return (
    <ToastProvider dismissLabel={copy.common.dismiss}>
      <PageLinkElement value={Link}>
        <SkipLink />
        <Outlet />
      </PageLinkElement>
      <SandboxBanner />
    </ToastProvider>
  );
}

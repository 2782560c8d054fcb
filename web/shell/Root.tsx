import { Link, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { later } from '../parts/Later.tsx';
import { useDeployment } from '../session/deployment.ts';
import { buttonVariant } from '../ui/Button.tsx';
import { PageLinkElement } from '../ui/PageLink.tsx';
import { keepFocusClear } from '../ui/reveal.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

const SandboxBanner = later(
  'shell/SandboxBanner.tsx',
  async () => (await import('./SandboxBanner.tsx')).SandboxBanner,
);

/** Around every page, signed in or not. */
export function Root() {
  const copy = useCopy();
  const hasStandIns = (useDeployment().data?.standIns.length ?? 0) > 0;
  useRouteFocus();
  useEffect(keepFocusClear, []);
  return (
    <ToastProvider dismissLabel={copy.common.dismiss}>
      <PageLinkElement value={Link}>
        <SkipLink />
        <Outlet />
      </PageLinkElement>
      {hasStandIns ? <SandboxBanner /> : null}
    </ToastProvider>
  );
}

/** The first stop of the keyboard: past the header and the list of modules. */
function SkipLink() {
  const { skip } = useCopy().shell;
  return (
    <a
      href="#main"
      className={buttonVariant('primary', 'fixed top-2 left-2 z-60 not-focus:sr-only')}
    >
      {skip}
    </a>
  );
}

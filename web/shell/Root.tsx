import { Link, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { buttonVariant } from '../ui/Button.tsx';
import { PageLinkElement } from '../ui/PageLink.tsx';
import { keepFocusClear } from '../ui/reveal.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { SandboxBanner } from './SandboxBanner.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

/** Around every page, signed in or not. */
export function Root() {
  const copy = useCopy();
  useRouteFocus();
  useEffect(keepFocusClear, []);
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

import { type ReactNode, useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { later } from '../parts/Later.tsx';
import { useDeployment } from '../session/deployment.ts';
import { buttonVariant } from '../ui/Button.tsx';
import { inElement } from '../ui/inElement.tsx';
import { keepFocusClear } from '../ui/reveal.ts';
import { ToastProvider } from '../ui/Toasts.tsx';

const SandboxBanner = later(
  'shell/SandboxBanner.tsx',
  async () => (await import('./SandboxBanner.tsx')).SandboxBanner,
);

/** Adds the skip link, toasts and stand-in banner to a page. Needs neither a session nor the router. */
export function AroundPage({ children }: { children: ReactNode }) {
  const copy = useCopy();
  const hasStandIns = (useDeployment().data?.standIns.length ?? 0) > 0;
  useEffect(keepFocusClear, []);
  return (
    <ToastProvider dismissLabel={copy.common.dismiss}>
      <SkipLink />
      {inElement(children)}
      {hasStandIns ? <SandboxBanner /> : null}
    </ToastProvider>
  );
}

/** The first element in the tab order. Skips to the main content. */
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

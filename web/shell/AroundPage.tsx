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

/** The frame of every page, with or without a session and with or without the router. */
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

/** First element in the tab order; skips the header and the list of modules. */
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

import type { StandIn } from '@elan/domain/contract/service';
import { Link, Outlet } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { useDeployment } from '../session/deployment.ts';
import { buttonVariant } from '../ui/Button.tsx';
import { PageLinkElement } from '../ui/PageLink.tsx';
import { ToastProvider } from '../ui/Toasts.tsx';
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

/** Lists the stand-ins for outside services; it overlays the bottom of the page and does not shift it. */
function SandboxBanner() {
  const { sandbox } = useCopy().shell;
  const { language } = useLanguage();
  const { data } = useDeployment();
  if (!data || data.standIns.length === 0) return null;
  const names = data.standIns.map((standIn: StandIn) => sandbox.names[standIn]);
  const list = new Intl.ListFormat(`${language}-CA`).format(names);
  return (
    <aside
      aria-label={sandbox.label}
      className="fixed inset-x-0 bottom-0 z-30 flex min-h-11 items-center justify-center gap-x-3 border-t border-line bg-sunken px-3 text-sm text-muted short:static print:hidden"
    >
      <FlaskConical aria-hidden size={16} className="hidden shrink-0 sm:block" />
      <p className="py-1">{sandbox.text(list)}</p>
      {data.standIns.includes('mail') ? (
        <a
          href="/sandbox/mailbox"
          className="flex min-h-11 shrink-0 items-center font-semibold text-action underline"
        >
          {sandbox.mailbox}
        </a>
      ) : null}
    </aside>
  );
}

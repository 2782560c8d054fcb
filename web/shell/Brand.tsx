import { useCopy } from '../copy/copy.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Mark } from './Mark.tsx';

/** The logo and the name, which link to the dashboard, or to the landing page for a signed-out person. */
export function Brand({ to }: { to: '/' | '/dashboard' }) {
  const { shell } = useCopy();
  return (
    <PageLink
      to={to}
      aria-label={to === '/' ? shell.landingLink : shell.homeLink}
      className="flex min-h-11 items-center gap-2 min-w-11 rounded pr-1 font-display text-xl font-semibold"
    >
      <Mark />
      {/* A narrow phone has no room for the name in the signed-in header. */}
      <span className={to === '/' ? '' : 'max-[26rem]:hidden'}>{shell.product}</span>
    </PageLink>
  );
}

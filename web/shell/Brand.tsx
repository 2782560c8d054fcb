import { useCopy } from '../copy/copy.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Mark } from './Mark.tsx';

/** The mark and the name, which lead home: the dashboard, or the landing page where nobody is signed in. */
export function Brand({ to }: { to: '/' | '/dashboard' }) {
  const { shell } = useCopy();
  return (
    <PageLink
      to={to}
      aria-label={to === '/' ? shell.landingLink : shell.homeLink}
      className="flex min-h-11 items-center gap-2 min-w-11 rounded pr-1 font-display text-xl font-semibold"
    >
      <Mark />
      {/* The signed-in header has more to say than a narrow phone has room for. */}
      <span className={to === '/' ? '' : 'max-[26rem]:hidden'}>{shell.product}</span>
    </PageLink>
  );
}

import { Link } from '@tanstack/react-router';
import { useCopy } from '../copy/copy.ts';
import { Mark } from './Mark.tsx';

/** The mark and the name, which lead home: the dashboard, or the landing page where nobody is signed in. */
export function Brand({ to }: { to: '/' | '/dashboard' }) {
  const { shell } = useCopy();
  return (
    <Link
      to={to}
      aria-label={to === '/' ? shell.landingLink : shell.homeLink}
      className="flex min-h-11 items-center gap-2 rounded pr-1 font-display text-xl font-semibold"
    >
      <Mark />
      {shell.product}
    </Link>
  );
}

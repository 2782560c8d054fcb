import { useCopy } from '../copy/copy.ts';
import { PageLink } from '../ui/PageLink.tsx';

/** A link with the logo and the product's name, to the dashboard or the landing page. */
export function Brand({ to }: { to: '/' | '/dashboard' }) {
  const { shell } = useCopy();
  return (
    <PageLink
      to={to}
      aria-label={to === '/' ? shell.landingLink : shell.homeLink}
      className="flex min-h-11 items-center gap-2 min-w-11 rounded pr-1 font-display text-xl font-semibold"
    >
      <Mark />
      {/* Narrow screens have no room for the name, especially in the fuller signed-in header. */}
      <span className={to === '/' ? 'max-[21rem]:hidden' : 'max-[26rem]:hidden'}>
        {shell.product}
      </span>
    </PageLink>
  );
}

/**
 * The logo: an É with a rising stroke as its accent. Its bars align with the pixel grid at 16 px. It is drawn in
 * `currentColor`, so it also works in forced-colours mode.
 */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0 text-action"
    >
      <path d="M16.5 10.5h-8c-2 0-3 1-3 3v6c0 2 1 3 3 3h8M5.5 16.5h8.5" />
      <path d="M10 6.2c4.2-.3 7.6-1.9 10.5-4.7" />
    </svg>
  );
}

/** The place of something that is on its way; says nothing to a screen reader. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-sm bg-line ${className}`} />;
}

/** A loading placeholder, hidden from screen readers. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-sm bg-line ${className}`} />;
}

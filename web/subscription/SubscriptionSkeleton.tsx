import { useCopy } from '../copy/copy.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The loading state of the subscription. */
export function SubscriptionSkeleton() {
  const { subscription } = useCopy();
  return (
    <div role="status" className="grid content-start gap-3">
      <span className="sr-only">{subscription.loading}</span>
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-10 w-40" />
    </div>
  );
}

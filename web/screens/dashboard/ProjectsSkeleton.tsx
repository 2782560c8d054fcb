import { useCopy } from '../../copy/copy.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The loading state of the projects. */
export function ProjectsSkeleton() {
  const { dashboard } = useCopy();
  return (
    <div role="status" className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{dashboard.loading}</span>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} className="grid h-52 content-start gap-4">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-6 h-1.5 w-full" />
          <Skeleton className="h-10 w-24" />
        </Card>
      ))}
    </div>
  );
}

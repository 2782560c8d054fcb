import { Crown } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../copy/copy.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';

/** A founder's plan: everything, free of charge. */
export function FounderPlan({ className = '' }: { className?: string }) {
  const { pricing, shell } = useCopy();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title} className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Crown aria-hidden size={22} className="text-accent" />
        <h2 id={title} className="text-xl">
          {pricing.founder.title}
        </h2>
        <Badge>{shell.plan.founder}</Badge>
      </div>
      <p className="mt-2 text-muted">{pricing.founder.text}</p>
    </Card>
  );
}

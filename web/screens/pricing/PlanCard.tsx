import { modulesCounted } from '@elan/domain/project/progress';
import { allowanceOf, defaultFreeLimit } from '@elan/domain/subscription/plans';
import { CalendarX2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { PlanPrice, TickList } from '../../subscription/PlanPrice.tsx';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { Card } from '../../ui/Card.tsx';

/** The paid plan: its description, price, contents and available action. */
export function PlanCard({ children }: { children: ReactNode }) {
  const { pricing } = useCopy();
  const title = useId();
  const { limit } = allowanceOf('premium', defaultFreeLimit);
  return (
    <Card
      as="section"
      aria-labelledby={title}
      className="border-t-4 border-t-action max-sm:p-4 sm:p-7"
    >
      <h2 id={title} className="text-xl sm:text-2xl">
        {pricing.planName}
      </h2>
      <p className="mt-1 text-muted">{pricing.planDescription}</p>
      <div className="mt-3 sm:mt-5">
        <PlanPrice />
      </div>
      <div className="mt-3 sm:mt-5">{children}</div>
      <p className="mt-4 flex gap-2 text-sm">
        <CalendarX2 aria-hidden size={18} className="mt-0.5 shrink-0 text-action" />
        <span>
          <strong>{`${pricing.cancelAnytime}.`}</strong>
          <span>{` ${pricing.cancelHow}`}</span>
        </span>
      </p>
      <p className="mt-1 pl-7 text-sm">
        <span>{`${pricing.write} `}</span>
        <SupportLink />
      </p>
      <h3 className="mt-6 border-t border-line pt-5 text-lg">{pricing.featuresTitle}</h3>
      <TickList items={pricing.features(modulesCounted, limit)} className="mt-3" />
    </Card>
  );
}

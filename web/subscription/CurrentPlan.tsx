import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { Crown } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../copy/copy.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useArrivalFocus } from '../ui/useListFocus.ts';
import { EndingNotice } from './EndingNotice.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { UpdatePaymentButton } from './UpdatePaymentButton.tsx';

interface CurrentPlanProps {
  readonly row: SubscriptionRow;
  /** The path that the provider's card page returns to. */
  readonly returnPath: `/${string}`;
  /** Moves the focus to the heading: true if the plan is shown because a purchase failed. */
  readonly isAwaited?: boolean;
}

/** The user's subscription, with a link to manage it, and a button to change the card if a payment is due. */
export function CurrentPlan({ row, returnPath, isAwaited = false }: CurrentPlanProps) {
  const { pricing, subscription } = useCopy();
  const title = useId();
  const heading = useArrivalFocus<HTMLHeadingElement>(isAwaited);
  const owed = isOwed(row.subscription_status);
  return (
    <Card as="section" aria-labelledby={title} className="border-t-4 border-t-action sm:p-7">
      <h2 id={title} ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
        {pricing.current}
      </h2>
      <EndingNotice row={row} className="mt-4" />
      <div className="mt-4">
        <PlanFacts row={row} />
      </div>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {owed ? <UpdatePaymentButton variant="primary" returnPath={returnPath} /> : null}
        <LinkButton to="/account" hash="subscription" variant={owed ? 'secondary' : 'primary'}>
          {subscription.manage}
        </LinkButton>
      </div>
    </Card>
  );
}

/** A founder's plan: everything, free of charge. */
export function FounderPlan({ className = '' }: { className?: string }) {
  const { pricing, shell } = useCopy();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title} className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Crown aria-hidden size={22} className="text-action" />
        <h2 id={title} className="text-xl">
          {pricing.founder.title}
        </h2>
        <Badge>{shell.plan.founder}</Badge>
      </div>
      <p className="mt-2 text-muted">{pricing.founder.text}</p>
    </Card>
  );
}

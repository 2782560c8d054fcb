import { useCopy } from '../../copy/copy.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { CurrentPlan } from '../../subscription/CurrentPlan.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { SubscriptionSkeleton } from '../../subscription/PlanFacts.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Shown without a recent payment: the user's subscription, or a note that there is none. */
export function PlanAsItIs() {
  const check = usePaymentCheck();
  return (
    <>
      <PaymentCheckResult check={check} />
      <Plan />
    </>
  );
}

function Plan() {
  const { none } = useCopy().success;
  const query = useSubscription();
  const { data: row, error } = query;
  if (row === undefined) {
    if (!error) return <SubscriptionSkeleton />;
    return <ConnectionError query={query} />;
  }
  if (row && isBound(row)) return <CurrentPlan row={row} returnPath="/success" />;
  return (
    <Card as="section" aria-label={none.title}>
      <h2 className="text-xl">{none.title}</h2>
      <p className="mt-1 text-muted">{none.text}</p>
      <LinkButton to="/pricing" className="mt-4">
        {none.link}
      </LinkButton>
    </Card>
  );
}

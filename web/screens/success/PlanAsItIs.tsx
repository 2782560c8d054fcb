import { useCopy } from '../../copy/copy.ts';
import { CurrentPlan } from '../../subscription/CurrentPlan.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { isBound } from '../../subscription/subscription.ts';
import { usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { WithSubscription } from '../pricing/WithSubscription.tsx';

/** Shown without a recent payment: the user's subscription, or a note that there is none. */
export function PlanAsItIs() {
  const check = usePaymentCheck();
  return (
    <>
      <PaymentCheckResult check={check} />
      <WithSubscription>
        {(row) =>
          row && isBound(row) ? <CurrentPlan row={row} returnPath="/success" /> : <NoPlan />
        }
      </WithSubscription>
    </>
  );
}

function NoPlan() {
  const { none } = useCopy().success;
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

import type { ComponentProps } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { SubscriptionSkeleton } from '../../subscription/SubscriptionSkeleton.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { BoundSubscription } from './BoundSubscription.tsx';
import { NoSubscription } from './NoSubscription.tsx';
import { RenewalMissing } from './RenewalMissing.tsx';
import { Section } from './Section.tsx';
import { useRenewal } from './useRenewal.ts';

/** The subscription: its state, and everything that can be done about it. */
export function SubscriptionSection() {
  const { subscription } = useCopy();
  return (
    <Section id="subscription" title={subscription.title}>
      <Content />
    </Section>
  );
}

function Content() {
  const check = usePaymentCheck();
  const renewal = useRenewal();
  return (
    <>
      <PaymentCheckResult check={check} />
      <RenewalMissing change={renewal} />
      <Standing check={check} renewal={renewal} />
    </>
  );
}

function Standing(held: Omit<ComponentProps<typeof BoundSubscription>, 'row'>) {
  const { data: row, error, isFetching, refetch } = useSubscription();
  if (row === undefined) {
    if (!error) return <SubscriptionSkeleton />;
    return <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!row || !isBound(row)) return <NoSubscription ended={row} />;
  return <BoundSubscription row={row} {...held} />;
}

import { useCopy } from '../../copy/copy.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { SubscriptionSkeleton } from '../../subscription/SubscriptionSkeleton.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { BoundSubscription } from './BoundSubscription.tsx';
import { NoSubscription } from './NoSubscription.tsx';
import { Section } from './Section.tsx';

/** The subscription: how it stands, and everything that can be done about it. */
export function SubscriptionSection() {
  const { subscription } = useCopy();
  return (
    <Section id="subscription" title={subscription.title}>
      <Content />
    </Section>
  );
}

function Content() {
  const { data: row, error, isFetching, refetch } = useSubscription();
  if (row === undefined) {
    if (!error) return <SubscriptionSkeleton />;
    return <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return row && isBound(row) ? <BoundSubscription row={row} /> : <NoSubscription ended={row} />;
}

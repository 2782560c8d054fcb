import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import type { ReactElement } from 'react';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { SubscriptionSkeleton } from '../../subscription/PlanFacts.tsx';
import { useSubscription } from '../../subscription/subscription.ts';

/** Shows what depends on the user's subscription; until it is fetched, a placeholder or the failure. */
export function WithSubscription(props: {
  readonly children: (row: SubscriptionRow | null) => ReactElement;
}) {
  const query = useSubscription();
  if (query.data !== undefined) return props.children(query.data);
  return query.error ? <ConnectionError query={query} /> : <SubscriptionSkeleton />;
}

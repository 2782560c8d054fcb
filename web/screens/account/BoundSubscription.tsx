import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { EndingNotice } from '../../subscription/EndingNotice.tsx';
import { PlanFacts } from '../../subscription/PlanFacts.tsx';
import { isOwed } from '../../subscription/subscription.ts';
import { UpdatePaymentButton } from '../../subscription/UpdatePaymentButton.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { Renewal } from './Renewal.tsx';

const here = '/account#subscription';

/** A subscription that has not ended: what it is, what is to be known of it, what can be changed. */
export function BoundSubscription({ row }: { row: SubscriptionRow }) {
  const owed = isOwed(row);
  return (
    <>
      <EndingNotice row={row} className="mb-5" />
      <PlanFacts row={row} />
      <div className="mt-6 flex flex-wrap items-start gap-x-3 gap-y-2 border-t border-line pt-5">
        {owed ? <UpdatePaymentButton look="primary" returnPath={here} /> : null}
        {owed ? <CheckAgain /> : null}
        <Renewal row={row} />
        {owed ? null : <UpdatePaymentButton look="quiet" returnPath={here} />}
      </div>
    </>
  );
}

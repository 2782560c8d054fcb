import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { useCopy } from '../../copy/copy.ts';
import { PlanFacts } from '../../subscription/PlanFacts.tsx';
import { UnlockLink } from '../../subscription/UnlockLink.tsx';
import { useMayBuy } from '../../subscription/useMayBuy.ts';
import { useAccountCopy } from './accountCopy.ts';

/** @param props.ended the subscription that there was, or null. */
export function NoSubscription({ ended }: { ended: SubscriptionRow | null }) {
  const account = useAccountCopy();
  const { subscription } = useCopy();
  const mayBuy = useMayBuy();
  return (
    <>
      {ended ? <PlanFacts row={ended} /> : null}
      <p className={ended ? 'mt-4 text-muted' : 'text-muted'}>
        {ended ? subscription.ended : account.freePlan} {!ended && mayBuy ? account.premium : null}
      </p>
      <UnlockLink className="mt-4" />
    </>
  );
}

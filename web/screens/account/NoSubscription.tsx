import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { PlanFacts } from '../../subscription/PlanFacts.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useAccountCopy } from './accountCopy.ts';

/** @param props.ended the subscription that there was, or null. */
export function NoSubscription({ ended }: { ended: SubscriptionRow | null }) {
  const account = useAccountCopy();
  const { subscription, upsell } = useCopy();
  const { hasPremiumAccess } = useMe();
  return (
    <>
      {ended ? <PlanFacts row={ended} /> : null}
      <p className={ended ? 'mt-4 text-muted' : 'text-muted'}>
        {ended ? subscription.ended : account.freePlan}
      </p>
      {hasPremiumAccess ? null : (
        <LinkButton to="/pricing" className="mt-4">
          {upsell.unlock}
        </LinkButton>
      )}
    </>
  );
}

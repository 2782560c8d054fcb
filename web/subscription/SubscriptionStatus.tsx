import { givesPremium, isLive } from '@elan/domain/subscription/status';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../copy/copy.ts';
import { accountQuery, useMe } from '../session/me.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';

/** A subscription's status in words; an unknown status is shown as is (docs/product.md#subscription-status). */
export function SubscriptionStatus({ status }: { status: string }) {
  const { statuses } = useCopy().subscription;
  return (
    <Badge tone={toneOf(status)}>{isNamed(statuses, status) ? statuses[status] : status}</Badge>
  );
}

function isNamed<Names extends object>(
  names: Names,
  status: string,
): status is keyof Names & string {
  return Object.hasOwn(names, status);
}

function toneOf(status: string): BadgeTone {
  if (givesPremium(status)) return 'action';
  return isLive(status) ? 'danger' : 'muted';
}

/**
 * Explains that an earlier account with the same e-mail has used some of the free generations, if none is left. The
 * account's data is requested only then.
 */
export function CarriedGenerations({ className = '' }: { readonly className?: string }) {
  const { isFounder, hasPremiumAccess, aiUsage } = useMe();
  const isSpent = !isFounder && !hasPremiumAccess && aiUsage.used >= aiUsage.limit;
  const account = useQuery({ ...accountQuery, enabled: isSpent }).data;
  const { subscription } = useCopy();
  if (!isSpent || !account || account.carriedGenerations === 0) return null;
  return <p className={className}>{subscription.carried(account.carriedGenerations)}</p>;
}

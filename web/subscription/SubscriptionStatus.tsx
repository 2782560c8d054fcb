import { givesPremium, isLive } from '@elan/domain/subscription/status';
import { useCopy } from '../copy/copy.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';

/** The state of a subscription in words; an unknown one is shown as it is (docs/product.md#subscription-status). */
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

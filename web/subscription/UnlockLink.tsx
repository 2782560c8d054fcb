import { type PremiumOffer, premiumOffer } from '@elan/domain/subscription/premiumOffer';
import { useCopy } from '../copy/copy.ts';
import { accessOf, useMe } from '../session/me.ts';
import { wants } from '../session/wantedModule.ts';
import type { ButtonVariant } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useSubscription } from './subscription.ts';
import { UpdatePaymentButton } from './UpdatePaymentButton.tsx';

interface UnlockLinkProps {
  readonly variant?: ButtonVariant;
  readonly className?: string;
  /** Its text; “Unlock Premium” by default. */
  readonly label?: string;
  /** The paid module that it is about, which opens after paying. */
  readonly wanted?: string;
}

/**
 * A link to Premium; nothing for a person who cannot buy it. Where a payment was refused, the way to change the card
 * instead: a subscription is there already.
 */
export function UnlockLink({ variant = 'primary', className, label, wanted }: UnlockLinkProps) {
  const { subscription, upsell } = useCopy();
  const offer = usePremiumOffer();
  if (offer === 'none') return null;
  if (offer === 'mend') {
    return (
      <div className={className}>
        <p className="mb-2 text-sm font-semibold text-danger">{subscription.owed.title}</p>
        <UpdatePaymentButton variant={variant} returnPath="/pricing" />
      </div>
    );
  }
  return (
    <LinkButton to="/pricing" variant={variant} className={className} {...wants(wanted)}>
      {label ?? upsell.unlock}
    </LinkButton>
  );
}

/** @returns whether to offer Premium: not to a person who has it, nor to a suspended account. */
export function useMayBuy(): boolean {
  return premiumOffer(accessOf(useMe()), null) !== 'none';
}

/** @returns what to show where Premium is required; the price until the subscription is read. */
export function usePremiumOffer(): PremiumOffer {
  const access = accessOf(useMe());
  const { data: row } = useSubscription({ enabled: useMayBuy() });
  return premiumOffer(access, row === undefined ? undefined : (row?.subscription_status ?? null));
}

import type { ModuleOutline } from '@elan/domain/questionnaire/module';
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
  /** Link text; “Unlock Premium” by default. */
  readonly label?: string;
  /** The key of the paid module to link to after the payment. */
  readonly wanted?: string;
}

/**
 * A link to Premium; nothing for users who cannot buy it. If a payment is owed, a button to change the card instead,
 * because a subscription already exists.
 */
export function UnlockLink({ variant = 'primary', className, label, wanted }: UnlockLinkProps) {
  const { subscription, upsell } = useCopy();
  const offer = usePremiumOffer();
  if (offer === 'none') return null;
  if (offer === 'fixPayment') {
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

/** @returns whether to offer Premium: false for users who have it and for suspended accounts. */
export function useMayBuy(): boolean {
  return premiumOffer(accessOf(useMe()), null) !== 'none';
}

/**
 * @returns a function that decides whether a link to a module opens the pricing page instead. Texts stay readable after
 *   the subscription ends, so a module that has content is always opened (docs/product.md#module-pages).
 */
export function useIsSold(): (
  module: Pick<ModuleOutline, 'free'>,
  state: { readonly hasContent: boolean },
) => boolean {
  const { hasPremiumAccess } = useMe();
  const mayBuy = useMayBuy();
  return ({ free }, { hasContent }) => !free && !hasPremiumAccess && mayBuy && !hasContent;
}

/** @returns what to offer if Premium is required; never `fixPayment` before the subscription is loaded. */
export function usePremiumOffer(): PremiumOffer {
  const access = accessOf(useMe());
  const { data: row } = useSubscription({ enabled: useMayBuy() });
  return premiumOffer(access, row === undefined ? undefined : (row?.subscription_status ?? null));
}

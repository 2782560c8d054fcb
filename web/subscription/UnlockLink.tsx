import { decideCheckout } from '@elan/domain/subscription/decideCheckout';
import { useCopy } from '../copy/copy.ts';
import { accessOf, useMe } from '../session/me.ts';
import { type ButtonVariant, LinkButton } from '../ui/Button.tsx';

interface UnlockLinkProps {
  readonly variant?: ButtonVariant;
  readonly className?: string;
  /** Its text; “Unlock Premium” by default. */
  readonly label?: string;
}

/** A link to Premium; nothing for a person who cannot buy it. */
export function UnlockLink({ variant, className, label }: UnlockLinkProps) {
  const { upsell } = useCopy();
  if (!useMayBuy()) return null;
  return (
    <LinkButton to="/pricing" variant={variant} className={className}>
      {label ?? upsell.unlock}
    </LinkButton>
  );
}

/** @returns whether to offer Premium: not to a person who has it, nor to a suspended account. */
export function useMayBuy(): boolean {
  const me = useMe();
  return !me.hasPremiumAccess && decideCheckout(accessOf(me), null).allowed;
}

import { useCopy } from '../copy/copy.ts';
import type { ButtonVariant } from '../ui/buttonVariant.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useMayBuy } from './useMayBuy.ts';

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

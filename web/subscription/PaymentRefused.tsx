import { useCopy } from '../copy/copy.ts';
import { Notice } from '../ui/Notice.tsx';
import { usePremiumOffer } from './UnlockLink.tsx';
import { UpdatePaymentButton } from './UpdatePaymentButton.tsx';

interface PaymentRefusedProps {
  /** Makes the button secondary, if the screen has a main button of its own. */
  readonly isSecond?: boolean;
  readonly className?: string;
}

/** Notice for a user who owes a payment, with a button that opens the page to change the card; nothing for others. */
export function PaymentRefused({ isSecond = false, className = '' }: PaymentRefusedProps) {
  const { owed } = useCopy().subscription;
  if (usePremiumOffer() !== 'fixPayment') return null;
  return (
    <Notice
      tone="danger"
      title={owed.title}
      className={`print:hidden ${className}`}
      action={
        <UpdatePaymentButton variant={isSecond ? 'secondary' : 'primary'} returnPath="/pricing" />
      }
    >
      {owed.text}
    </Notice>
  );
}

import { useCopy } from '../copy/copy.ts';
import { Notice } from '../ui/Notice.tsx';
import { usePremiumOffer } from './UnlockLink.tsx';
import { UpdatePaymentButton } from './UpdatePaymentButton.tsx';

interface PaymentRefusedProps {
  /** Shows a button of second rank, where the screen has its own main one. */
  readonly isSecond?: boolean;
  readonly className?: string;
}

/** For a person whose payment was refused: the notice, and a button that opens the page where the card is changed. */
export function PaymentRefused({ isSecond = false, className = '' }: PaymentRefusedProps) {
  const { owed } = useCopy().subscription;
  if (usePremiumOffer() !== 'mend') return null;
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

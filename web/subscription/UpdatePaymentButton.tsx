import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/buttonVariant.ts';
import { PaymentFailure } from './PaymentFailure.tsx';
import { useUpdatePayment } from './useUpdatePayment.ts';

interface UpdatePaymentButtonProps {
  readonly look: ButtonVariant;
  /** Where one comes back to. */
  readonly returnPath: `/${string}`;
}

/** To the page where the card that is charged is changed; why it did not open stands under it. */
export function UpdatePaymentButton({ look, returnPath }: UpdatePaymentButtonProps) {
  const { subscription } = useCopy();
  const update = useUpdatePayment(returnPath);
  return (
    <div className="min-w-0">
      <Button look={look} busy={update.isLeaving} onClick={() => update.mutate()}>
        {subscription.updateMethod}
      </Button>
      <PaymentFailure failure={update.error} className="mt-3" />
    </div>
  );
}

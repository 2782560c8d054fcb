import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonVariant } from '../ui/buttonVariant.ts';
import { PaymentFailure } from './PaymentFailure.tsx';
import { useUpdatePayment } from './useUpdatePayment.ts';

interface UpdatePaymentButtonProps {
  readonly variant: ButtonVariant;
  /** The path to return to. */
  readonly returnPath: `/${string}`;
}

/** Opens the provider's page to change the card; a failure is shown below it. */
export function UpdatePaymentButton({ variant, returnPath }: UpdatePaymentButtonProps) {
  const { subscription } = useCopy();
  const update = useUpdatePayment(returnPath);
  return (
    <div className="min-w-0">
      <Button variant={variant} busy={update.isLeaving} onClick={() => update.mutate()}>
        {subscription.updateMethod}
      </Button>
      <PaymentFailure failure={update.error} className="mt-3" />
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useCopy } from '../copy/copy.ts';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { languageScope } from '../session/languagePreference.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';
import { useFreshOnReturn } from './useFreshOnReturn.ts';

interface UpdatePaymentButtonProps {
  readonly variant: ButtonVariant;
  readonly returnPath: `/${string}`;
}

/** Opens the provider's page to change the card; a failure is shown below the button. */
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

/**
 * Leaves the app for the provider's page where the card is changed.
 * @param returnPath the path in this app to return to, where `usePaymentCheck` handles the return.
 */
function useUpdatePayment(returnPath: `/${string}`) {
  const update = useMutation({
    scope: languageScope,
    mutationFn: () =>
      call(contract.updatePaymentMethod, {
        body: { return_url: returnUrl(returnPath) },
      }),
    onSuccess: ({ url }) => location.assign(url),
  });
  useFreshOnReturn(update.isSuccess, update.reset);
  return { ...update, isLeaving: update.isPending || update.isSuccess };
}

function returnUrl(path: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.set('card', 'updated');
  return url.href;
}

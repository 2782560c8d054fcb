import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { useFreshOnReturn } from './useFreshOnReturn.ts';

/**
 * Leaves for the provider's page where the card is changed.
 * @param returnPath the path to return to, in this app; `usePaymentCheck` handles the return there.
 */
export function useUpdatePayment(returnPath: `/${string}`) {
  const update = useMutation({
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

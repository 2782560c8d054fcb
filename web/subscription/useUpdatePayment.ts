import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api.ts';
import { useFreshOnReturn } from './useFreshOnReturn.ts';

/**
 * Leaves for the provider's page where the card is changed.
 * @param returnPath where one comes back to, within this app.
 */
export function useUpdatePayment(returnPath: `/${string}`) {
  const update = useMutation({
    mutationFn: () =>
      call(contract.updatePaymentMethod, {
        body: { return_url: `${location.origin}${returnPath}` },
      }),
    onSuccess: ({ url }) => location.assign(url),
  });
  useFreshOnReturn(update.reset);
  return { ...update, isLeaving: update.isPending || update.isSuccess };
}

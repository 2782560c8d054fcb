import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { deploymentQuery } from '../session/deployment.ts';
import { languageScope } from '../session/languagePreference.ts';
import { meQuery } from '../session/me.ts';
import { putSubscription } from './subscription.ts';
import { useFreshOnReturn } from './useFreshOnReturn.ts';

/**
 * Starts the purchase and leaves the app for the provider's payment page. If the server refuses because the account has
 * a subscription, is suspended or already includes Premium, the page's outdated data is requested again.
 */
export function useCheckout() {
  const client = useQueryClient();
  const checkout = useMutation({
    scope: languageScope,
    mutationFn: async () => {
      const { plan } = await client.fetchQuery(deploymentQuery);
      return call(contract.startCheckout, {
        body: {
          price_id: plan.priceId,
          // The provider replaces this placeholder with the session's id.
          success_url: `${location.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${location.origin}/pricing?checkout=cancelled`,
          mode: plan.mode,
        },
      });
    },
    onSuccess: ({ url }) => location.assign(url),
    onError: async (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : undefined;
      if (code === 'already_subscribed') {
        const row = await call(contract.refreshSubscription).catch(() => undefined);
        if (row) putSubscription(client, row);
      }
      if (code === 'suspended' || code === 'premium_included') {
        await client.invalidateQueries({ queryKey: meQuery.queryKey });
      }
    },
  });
  useFreshOnReturn(checkout.isSuccess, checkout.reset);
  return {
    start: () => checkout.mutate(),
    failure: checkout.error,
    /** Whether the purchase is being started or the browser is navigating to the payment page. */
    isLeaving: checkout.isPending || checkout.isSuccess,
  };
}

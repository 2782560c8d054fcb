import { contract } from '@elan/domain/contract/contract';
import { requireActive } from '../../auth/currentAccount.ts';
import { listUsage } from '../../flows/account/listUsage.ts';
import { changeCancellation } from '../../flows/billing/changeCancellation.ts';
import { collectPayment, updatePaymentMethod } from '../../flows/billing/paymentMethod.ts';
import { startCheckout } from '../../flows/billing/startCheckout.ts';
import { readSubscription, syncSubscription } from '../../flows/billing/syncSubscription.ts';
import type { Services } from '../../services.ts';
import type { Serve } from '../mountContract.ts';

export function subscriptionRoutes(serve: Serve, services: Services): void {
  serve(contract.getSubscription, ({ account }) => readSubscription(services, account));

  serve(contract.refreshSubscription, ({ account }) =>
    syncSubscription(services, { accountId: account.id }),
  );

  serve(contract.collectPayment, ({ account }) => collectPayment(services, account.id));

  serve(contract.cancelSubscription, ({ account }) =>
    changeCancellation(services, { accountId: account.id, cancel: true }),
  );

  serve(contract.resumeSubscription, async ({ account }) => {
    // Resuming is a purchase. A suspended account may cancel but not buy.
    requireActive(account);
    return changeCancellation(services, { accountId: account.id, cancel: false });
  });

  serve(contract.updatePaymentMethod, async ({ account, body }) => ({
    url: await updatePaymentMethod(services, { account, returnUrl: body.return_url }),
  }));

  serve(contract.startCheckout, async ({ account, body }) => ({
    url: await startCheckout(services, {
      account,
      priceId: body.price_id,
      successUrl: body.success_url,
      cancelUrl: body.cancel_url,
    }),
  }));

  serve(contract.listUsage, ({ account, query }) =>
    listUsage(services, { account, cursor: query.cursor }),
  );
}

import { isLive } from '@elan/domain/subscription/status';
import { movableClock } from '@elan/testing/clock';
import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { startTestPayments } from '@elan/testing/payments/payments';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectPayment, updatePaymentMethod } from '../flows/billing/paymentMethod.ts';
import { startCheckout } from '../flows/billing/startCheckout.ts';
import { syncSubscription } from '../flows/billing/syncSubscription.ts';

const clock = movableClock();
const database = duringTests(openTestDatabase);
const payments = duringTests(() => startTestPayments(database, { clock }));
const flows = duringTests(() => openFlows(payments.env, { clock, database }));

const cards = ['4242424242424242', '5555555555554444', '378282246310005'] as const;
interface Step {
  readonly what: 'changeCard' | 'changeCardAndClose' | 'back' | 'end';
  readonly card: (typeof cards)[number];
}

/** What a subscriber does; without a subscription, they buy one instead. A tab may be closed on the card page. */
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('changeCard', 'changeCardAndClose', 'back', 'end'),
  card: fc.constantFrom(...cards),
});

const [visa, mastercard, amex] = cards;
/** Buys again after the end with another card, then opens the card page and goes back. */
const againWithAnotherCard: Step[] = [
  { what: 'changeCard', card: visa },
  { what: 'changeCard', card: mastercard },
  { what: 'end', card: visa },
  { what: 'changeCard', card: amex },
  { what: 'back', card: visa },
];

it('the card that is charged is the last one entered, once the product was visited', async () => {
  const history = fc.array(step, { minLength: 6, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const person = await newPerson(flows);
      const { services } = flows;
      let entered = '';
      for (const { what, card } of steps) {
        clock.moveTo(new Date(clock.now().getTime() + 60_000));
        const before = await syncSubscription(services, { accountId: person.id });
        const isSubscribed = before !== null && isLive(before.subscription_status);
        if (!isSubscribed) {
          const url = await person.act(startCheckout, {
            priceId: payments.sandbox.priceId,
            successUrl: 'http://localhost:3000/success',
            cancelUrl: 'http://localhost:3000/pricing',
          });
          await payments.submitCard(url, card);
          entered = card;
          const bought = await syncSubscription(services, { accountId: person.id });
          expect(bought?.payment_method_last4).toBe(entered.slice(-4));
        } else if (what === 'end') {
          await payments.stripe.subscriptions.cancel(before.subscription_id);
        } else {
          if (what !== 'back') {
            const page = { returnUrl: 'http://localhost:3000/account' };
            await payments.submitCard(await person.act(updatePaymentMethod, page), card);
            entered = card;
          }
          if (what === 'changeCardAndClose') continue;
          const after = await collectPayment(services, person.id);
          expect(after?.payment_method_last4).toBe(entered.slice(-4));
        }
      }
    }),
    { numRuns: 8, examples: [[againWithAnotherCard]] },
  );
});

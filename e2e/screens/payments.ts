import type { Language } from '@elan/domain/language';
import type { Page } from '@playwright/test';
import { post } from '../people/person.ts';
import { expect } from '../test.ts';
import { paymentWords } from '../words/paymentWords.ts';

/** Numbers from the provider's list of test cards. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

/** Fills in the card on the provider's page and submits it. */
export async function payWith(
  page: Page,
  language: Language,
  card: string,
  button: 'subscribe' | 'saveCard' = 'subscribe',
): Promise<void> {
  const word = paymentWords[language];
  await page.getByLabel(word.cardNumber, { exact: true }).fill(card);
  await page.getByLabel(word.expiry, { exact: true }).fill('12/40');
  await page.getByLabel('CVC', { exact: true }).fill('123');
  await page.getByLabel(word.name, { exact: true }).fill('Marie Côté');
  await page.getByRole('button', { name: word[button], exact: true }).click();
}

/** Gives the signed-in person Premium by buying it with a card, without opening a page. */
export async function premiumByCall(page: Page, card: string = cards.pays): Promise<void> {
  const { plan } = await (await page.request.get('/api/deployment')).json();
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const { url } = (await post(page.request, '/api/payment-checkout', {
    price_id: plan.priceId,
    success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/pricing`,
  })) as { url: string };
  const paid = await page.request.post(url, {
    form: { number: card, expiry: '12/40', cvc: '123', name: 'Marie Côté' },
    maxRedirects: 0,
  });
  expect(paid.status()).toBe(303);
  await expect
    .poll(async () => (await (await page.request.get('/api/me')).json()).hasPremiumAccess)
    .toBe(true);
}

/** Waits until the server reports that the signed-in person has, or no longer has, Premium. */
export async function expectPremium(page: Page, premium: boolean): Promise<void> {
  await expect
    .poll(async () => {
      // The page itself fetches this, as the product does, so that the request ends with the page.
      const me = await page.evaluate(async () => (await fetch('/api/me')).json());
      return me.hasPremiumAccess;
    })
    .toBe(premium);
}

/** The actions of the payment stand-in's desk on a subscription, by their French labels. */
export const deskActions = {
  renew: 'Renouveler maintenant',
  giveUp: 'Abandonner',
} as const;

/** Runs an action of the desk on a person's subscription, in a separate page. */
export async function atDesk(
  page: Page,
  email: string,
  action: keyof typeof deskActions,
): Promise<void> {
  const desk = await page.context().newPage();
  await desk.goto('/sandbox/payments?lang=fr');
  const subscription = desk.getByRole('article').filter({ hasText: email });
  const done = desk.waitForResponse((response) => response.request().method() === 'POST');
  await subscription.getByRole('button', { name: deskActions[action], exact: true }).click();
  await done;
  // Waits for the next page before closing the tab.
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.waitForLoadState();
  await desk.close();
  // A page in the background is rendered only once a second.
  await page.bringToFront();
}

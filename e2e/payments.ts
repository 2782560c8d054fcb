import type { Language } from '@elan/domain/language';
import type { Page } from '@playwright/test';
import { paymentWords } from './paymentWords.ts';
import { expect } from './test.ts';

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

/** Buys Premium, from the pricing page to the success page. */
export async function buyPremium(page: Page, language: Language, card: string = cards.pays) {
  const word = paymentWords[language];
  await page.goto('/pricing');
  await page.getByRole('button', { name: word.start, exact: true }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await payWith(page, language, card);
  await expect(page.getByRole('heading', { name: word.done })).toBeVisible();
}

/** Waits until the server reports that the signed-in person has Premium, or no longer has it. */
export async function expectPremium(page: Page, premium: boolean): Promise<void> {
  await expect
    .poll(async () => {
      // Fetched by the page, as the product does, so that the call ends with the page.
      const me = await page.evaluate(async () => (await fetch('/api/me')).json());
      return me.hasPremiumAccess;
    })
    .toBe(premium);
}

/** The actions of the provider's desk on a subscription, by their French names. */
export const deskActions = {
  renew: 'Renouveler maintenant',
  giveUp: 'Abandonner',
} as const;

/** Runs one of the desk's actions on a person's subscription, in a separate page. */
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
  // Wait for the next page before closing it.
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.waitForLoadState();
  await desk.close();
}

import { test } from './ownServer.ts';
import { buyPremium } from './payments.ts';
import { paymentWords } from './paymentWords.ts';
import { signedUpPerson } from './person.ts';
import { expect } from './test.ts';

test('a purchase without any event gives access on the success page', async ({ page }) => {
  await page.goto('/sandbox/payments?lang=fr');
  await page.getByLabel('Tout retenir').check();
  await page.getByRole('button', { name: 'Appliquer', exact: true }).click();
  await expect(page.getByLabel('Tout retenir')).toBeChecked();
  await signedUpPerson(page, 'fr');
  await buyPremium(page, 'fr');
  await page.getByRole('link', { name: paymentWords.fr.start, exact: true }).click();
  await expect(page.getByText(paymentWords.fr.chip)).toBeVisible();
  await page.goto('/sandbox/payments?lang=fr');
  // The payment's event is still held back.
  await expect(page.getByRole('listitem').filter({ hasText: 'invoice.paid' })).not.toContainText(
    'Réponse',
  );
});

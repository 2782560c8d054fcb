import { languages } from '@elan/domain/language';
import { expectAccessible } from './axe.ts';
import { activate, typeInto } from './keyboard.ts';
import { names } from './names.ts';
import { cards, payWith } from './payments.ts';
import { paymentWords } from './paymentWords.ts';
import { post, signedUpPerson } from './person.ts';
import { expect, test } from './test.ts';

/** What the browser says of a card that the provider's page refuses. */
test.use({ expectedTroubles: /status of 402|status of 422/ });

for (const language of languages) {
  const word = paymentWords[language];

  test(`axe finds nothing on the screens of Premium, ${language}`, async ({ page }) => {
    test.slow();
    if (language === 'en') {
      await page.goto('/');
      await page.getByRole('button', { name: names.fr.toggle, exact: true }).click();
    }
    await page.goto('/pricing');
    await expect(page.getByText(word.perMonth).first()).toBeVisible();
    await expectAccessible(page, 'pricing, signed out');

    const person = await signedUpPerson(page, language);
    await post(page.request, '/api/projects', { name: 'Pain de nuit' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: names[language].open, exact: true }).click();
    await page.goto('/module/finances');
    await expect(page.getByRole('link', { name: word.unlock, exact: true })).toBeVisible();
    await expectAccessible(page, 'upsell');
    await page.goto('/pricing');
    await page.getByRole('button', { name: word.start, exact: true }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await expectAccessible(page, 'payment page');
    await payWith(page, language, '4242');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, 'payment page, wrong number');
    await payWith(page, language, cards.pays);
    await expect(page.getByRole('heading', { name: word.done })).toBeVisible();
    await expectAccessible(page, 'payment successful');
    await page.goto('/pricing');
    await expect(page.getByText(word.currentPlan)).toBeVisible();
    await expectAccessible(page, 'pricing, Premium');
    await page.goto('/account');
    await expect(page.getByRole('button', { name: word.cancel, exact: true })).toBeVisible();
    await expectAccessible(page, 'account, Premium');
    await page.getByRole('button', { name: word.cancel, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'cancellation');
    await page.getByRole('button', { name: word.confirm, exact: true }).click();
    await expect(page.getByRole('button', { name: word.resume, exact: true })).toBeVisible();
    await expectAccessible(page, 'account, cancelled');
    await page.goto('/sandbox/payments');
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page, 'the desk of the stand-in');
  });
}

test('bought, cancelled and resumed with the keyboard alone', async ({ page }) => {
  const word = paymentWords.fr;
  await signedUpPerson(page, 'fr');
  await page.goto('/pricing');
  await activate(page, page.getByRole('button', { name: word.start, exact: true }));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await typeInto(page, page.getByLabel(word.cardNumber, { exact: true }), cards.pays);
  await typeInto(page, page.getByLabel(word.expiry, { exact: true }), '12/40');
  await typeInto(page, page.getByLabel('CVC', { exact: true }), '123');
  await typeInto(page, page.getByLabel(word.name, { exact: true }), 'Marie Côté');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: word.done })).toBeVisible();
  await activate(page, page.getByRole('link', { name: word.start, exact: true }));
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await activate(page, page.getByRole('button', { name: word.cancel, exact: true }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await activate(page, page.getByRole('button', { name: word.confirm, exact: true }));
  const resume = page.getByRole('button', { name: word.resume, exact: true });
  await activate(page, resume);
  await expect(page.getByRole('button', { name: word.cancel, exact: true })).toBeVisible();
});

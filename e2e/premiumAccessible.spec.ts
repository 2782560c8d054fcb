import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './axe.ts';
import { activate, typeInto } from './keyboard.ts';
import { names } from './names.ts';
import { atDesk, buyPremium, cards, expectPremium, payWith } from './payments.ts';
import { paymentWords } from './paymentWords.ts';
import { type Person, post, signedUpPerson } from './person.ts';
import { projectOf } from './project.ts';
import { putModule } from './savedModules.ts';
import { savedProject } from './savedProject.ts';
import { expect, test } from './test.ts';

/** Chromium's own console error about a refused card. */
test.use({ expectedTroubles: /status of 402|status of 422/ });

const word = { ...names.fr, ...paymentWords.fr };

async function personWithProject(page: Page): Promise<Person> {
  const person = await signedUpPerson(page, 'fr');
  await projectOf(page, 'Pain de nuit');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: word.open, exact: true }).click();
  await expect(page).toHaveURL('/module/brainstorm');
  return person;
}

test('axe finds nothing on the screens of Premium', async ({ page }) => {
  test.slow();
  await page.goto('/pricing');
  await expect(page.getByText(word.perMonth).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'pricing, signed out');

  const person = await personWithProject(page);
  await page.goto('/module/finances');
  await expect(page.getByRole('link', { name: word.unlock, exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'upsell');
  await putModule(page, 'idea', savedProject('fr').idea ?? {});
  await page.goto('/module/finances');
  await expect(page.getByText('ferait de vos réponses', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(page, 'upsell, with the answers of the project');
  await page.getByRole('link', { name: word.unlock, exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expectAccessibleInBoth(page, 'pricing, for a module that was asked for');
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page, 'success, without a purchase');
  await page.goto('/pricing');
  await page.getByRole('button', { name: word.start, exact: true }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expectInEach(page, 'payment page');
  await payWith(page, 'fr', '4242');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'payment page, wrong number');
  await payWith(page, 'fr', cards.pays);
  await expect(page.getByRole('heading', { name: word.done })).toBeVisible();
  await expectAccessibleInBoth(page, 'payment successful');
  await page.goto('/pricing');
  await expect(page.getByText(word.currentPlan)).toBeVisible();
  await expectAccessibleInBoth(page, 'pricing, Premium');
  await page.goto('/account');
  await page.getByRole('button', { name: word.cancel, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBoth(page, 'cancellation');
  await page.getByRole('button', { name: word.confirm, exact: true }).click();
  await expect(page.getByRole('button', { name: word.resume, exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'account, cancelled');
  await page.goto('/sandbox/payments');
  await expect(page.getByText(person.email)).toBeVisible();
  await expectInEach(page, 'the desk of the stand-in');
});

test('axe finds nothing where a payment was refused', async ({ page }) => {
  const person = await personWithProject(page);
  await buyPremium(page, 'fr', cards.failsLater);
  await atDesk(page, person.email, 'renew');
  await expectPremium(page, false);
  for (const path of ['/dashboard', '/module/finances', '/pricing']) {
    await page.goto(path);
    await expect(page.getByText(word.refused).first()).toBeVisible();
    await expectAccessibleInBoth(page, `${path}, payment refused`);
  }
});

test('axe finds nothing after a subscription has ended', async ({ page }) => {
  test.slow();
  const person = await personWithProject(page);
  await buyPremium(page, 'fr');
  const written = ['business-plan', 'personas', 'journal', 'maturity'] as const;
  const saved = savedProject('fr');
  for (const key of written) await putModule(page, key, saved[key] ?? {});
  await post(page.request, '/api/subscription/cancel', undefined);
  await atDesk(page, person.email, 'renew');
  await expectPremium(page, false);
  for (const key of written) {
    await page.goto(`/module/${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(lockedTitle(key), { exact: true })).toBeVisible();
    await expectAccessibleInBoth(page, `${key}, locked`);
  }
});

/** The heading of a locked module; tools have their own text (docs/product.md#roles-and-access). */
function lockedTitle(key: ModuleKey): string {
  return catalogue[key].kind === 'writeUp' ? word.premiumModule : word.premiumTool;
}

/** A page of the stand-in links to itself in the other language. */
async function expectInEach(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page, `${screen}, English`);
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

test('Premium is bought, cancelled and resumed with the keyboard alone', async ({ page }) => {
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

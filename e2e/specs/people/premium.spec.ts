import { readFileSync } from 'node:fs';
import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { activate, typeInto } from '../../accessibility/keyboard.ts';
import { putModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { post, signedUpPerson } from '../../people/person.ts';
import { button, openMore } from '../../screens/moduleScreen.ts';
import { atDesk, cards, expectPremium, payWith, premiumByCall } from '../../screens/payments.ts';
import { expectProjectPage, openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';
import { paymentWords } from '../../words/paymentWords.ts';

/** Chromium's own console errors about a refused card. */
test.use({ expectedTroubles: /status of (?:402|422)/ });

test('from an empty paid module to Premium, accessibly, and back; it is bought, cancelled and resumed with the keyboard alone', async ({
  page,
}) => {
  const word = { ...names.fr, ...paymentWords.fr };
  const start = page.getByRole('button', { name: word.start, exact: true });
  const unlock = page.getByRole('link', { name: word.unlock, exact: true });
  await page.goto('/pricing');
  await expect(page.getByText(word.perMonth).first()).toBeVisible();
  await expectAccessible(page, 'pricing, signed out');

  const person = await signedUpPerson(page);
  await projectOf(page, 'Pain de nuit');
  await openProject(page, person, 'Pain de nuit');
  await test.step('an empty paid module offers Premium', async () => {
    await page.goto('/module/marketing');
    await expect(unlock).toBeVisible();
    await expectAccessible(page, 'upsell');
    await putModule(page, 'idea', savedProject('fr').idea ?? {});
    await page.reload();
    await expect(page.getByText('ferait de vos réponses', { exact: false })).toBeVisible();
    await expectAccessible(page, 'upsell, with the answers of the project');
    await page.goto('/success');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'success, without a purchase');
    await page.goto('/module/marketing');
    await unlock.click();
    await expect(page).toHaveURL('/pricing');
    await expectAccessible(page, 'pricing, for a module that was asked for');
  });

  await test.step('a declined card, then back', async () => {
    await start.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await expectAccessible(page, 'payment page');
    await payWith(page, 'fr', '4242');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, 'payment page, wrong number');
    await payWith(page, 'fr', cards.declined);
    await expect(page.getByRole('alert')).toContainText(word.declined);
    await page.getByRole('link', { name: word.back, exact: true }).click();
    await expect(page).toHaveURL(/\/pricing/);
    await expect(page.getByText(word.nothingCharged)).toBeVisible();
    await expectPremium(page, false);
  });

  await test.step('a valid card, by keyboard', async () => {
    await activate(page, start);
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await typeInto(page, page.getByLabel(word.cardNumber, { exact: true }), cards.pays);
    await typeInto(page, page.getByLabel(word.expiry, { exact: true }), '12/40');
    await typeInto(page, page.getByLabel('CVC', { exact: true }), '123');
    await typeInto(page, page.getByLabel(word.name, { exact: true }), 'Marie Côté');
    await page.keyboard.press('Enter');
    await expect(page.getByText(word.verifying).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: word.done })).toBeVisible();
    await expectAccessible(page, 'payment successful');
    await page.getByRole('link', { name: word.start, exact: true }).click();
    await expectProjectPage(page, '/module/marketing');
    await expect(page.getByText(word.chip)).toBeVisible();
    await page.goto('/pricing');
    await expect(page.getByText(word.currentPlan)).toBeVisible();
    await expect(start).toBeHidden();
    await expectAccessible(page, 'pricing, Premium');
    await page.goto('/sandbox/payments');
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page, 'the desk of the stand-in');
  });

  await test.step('cancelled and resumed, by keyboard', async () => {
    await page.goto('/account');
    await activate(page, page.getByRole('button', { name: word.cancel, exact: true }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'cancellation');
    await activate(page, page.getByRole('button', { name: word.confirm, exact: true }));
    const resume = page.getByRole('button', { name: word.resume, exact: true });
    await expect(resume).toBeVisible();
    await expectAccessible(page, 'account, cancelled');
    await activate(page, resume);
    await expect(page.getByRole('button', { name: word.cancel, exact: true })).toBeVisible();
  });
});

test('a renewal that fails, a new card, a cancellation and the return to the free plan, accessibly', async ({
  page,
}) => {
  const word = paymentWords.en;
  const person = await signedUpPerson(page, 'en');
  await projectOf(page, 'Night bread');
  await openProject(page, person, 'Night bread');
  await premiumByCall(page, cards.failsLater);
  const written = ['marketing', 'personas', 'journal', 'maturity'] as const;
  const saved = savedProject('en');
  for (const key of written) await putModule(page, key, saved[key] ?? {});
  await page.goto('/account');
  await expectSubscription(page, word.active, word.renews);

  await test.step('the card fails at the renewal', async () => {
    await atDesk(page, person.email, 'renew');
    await expectPremium(page, false);
    await page.reload();
    await expect(page.getByText(word.pastDue).first()).toBeVisible();
    for (const path of ['/dashboard', '/module/finances', '/module/marketing', '/pricing']) {
      await page.goto(path);
      await expect(page.getByText(word.refused).first()).toBeVisible();
      await expect(page.getByRole('link', { name: word.unlock, exact: true })).toBeHidden();
      await expectAccessible(page, `${path}, payment refused`);
    }
    await expect(page.getByRole('button', { name: word.start, exact: true })).toBeHidden();
    await page.getByRole('button', { name: word.updateMethod, exact: true }).click();
    await expect(page).toHaveURL(/\/sandbox\/portal\//);
    await payWith(page, 'en', cards.pays, 'saveCard');
    await expect(page).toHaveURL(/\/(account|pricing)/);
    await expectPremium(page, true);
    await page.goto('/account');
    await expectSubscription(page, word.active, word.renews);
  });

  await test.step('cancelled; the period ends: texts remain, empty modules offer Premium', async () => {
    await post(page.request, '/api/subscription/cancel', undefined);
    await page.reload();
    await expectSubscription(page, word.active, word.ends);
    await atDesk(page, person.email, 'renew');
    await expectPremium(page, false);
    for (const key of written) {
      await page.goto(`/module/${key}`);
      await expect(page.getByText(lockedTitle(key), { exact: true })).toBeVisible();
      await expectAccessible(page, `${key}, locked`);
    }
    await page.goto('/module/marketing');
    await expect(page.getByRole('region', { name: names.en.writeUp, exact: true })).toBeVisible();
    await expect(page.locator('[data-question]').first()).toBeDisabled();
    for (const name of ['autoFill', 'generate', 'regenerate', 'save'] as const) {
      await expect(button(page, 'en', name)).toBeHidden();
    }
    const waiting = page.waitForEvent('download');
    await openMore(page, 'en');
    await page.getByRole('button', { name: word.download, exact: true }).click();
    const text = readFileSync(await (await waiting).path(), 'utf8');
    expect(text).toContain(saved.marketing?.aiResponse ?? 'a write-up');
  });
});

/** Expects this status on the account page, and this label for the end of the period. */
async function expectSubscription(page: Page, status: string, end: string): Promise<void> {
  await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(end, { exact: false }).first()).toBeVisible();
}

/** @returns the heading of a locked module; tools have a different one (docs/product.md#roles-and-access). */
function lockedTitle(key: ModuleKey): string {
  const { premiumModule, premiumTool } = paymentWords.en;
  return catalogue[key].kind === 'writeUp' ? premiumModule : premiumTool;
}

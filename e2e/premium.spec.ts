import { readFileSync } from 'node:fs';
import { languages } from '@elan/domain/language';
import { journey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { button } from './moduleScreen.ts';
import { names } from './names.ts';
import { atDesk, buyPremium, cards, expectPremium, payWith } from './payments.ts';
import { paymentWords } from './paymentWords.ts';
import { post, signedUpPerson } from './person.ts';
import { putModule } from './savedModules.ts';
import { savedProject } from './savedProject.ts';
import { expect, test } from './test.ts';

const paid = journey.filter(({ free }) => !free);

/** Chromium's own console error about a refused card. */
test.use({ expectedTroubles: /status of 402/ });

for (const language of languages) {
  const word = paymentWords[language];

  test(`from free to Premium through the provider's page, ${language}`, async ({ page }) => {
    const person = await signedUpPerson(page, language);
    await post(page.request, '/api/projects', { name: 'Pain de nuit' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: names[language].open, exact: true }).click();

    await test.step('an empty paid module offers Premium', async () => {
      await page.goto('/module/marketing');
      const unlock = page.getByRole('link', { name: word.unlock, exact: true });
      await expect(unlock).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
      await unlock.click();
      await expect(page).toHaveURL('/pricing');
      await expect(page.getByText(word.perMonth).first()).toBeVisible();
    });

    await test.step('a declined card, then back', async () => {
      await page.getByRole('button', { name: word.start, exact: true }).click();
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await payWith(page, language, cards.declined);
      await expect(page.getByRole('alert')).toContainText(word.declined);
      await page.getByRole('link', { name: word.back, exact: true }).click();
      await expect(page).toHaveURL(/\/pricing/);
      await expect(page.getByText(word.nothingCharged)).toBeVisible();
      const me = await (await page.request.get('/api/me')).json();
      expect(me.hasPremiumAccess).toBe(false);
    });

    await test.step('a valid card', async () => {
      await page.getByRole('button', { name: word.start, exact: true }).click();
      await payWith(page, language, cards.pays);
      await expect(page.getByText(word.verifying).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: word.done })).toBeVisible();
      await expect(page.getByText(word.perMonth).first()).toBeVisible();
      await page.getByRole('link', { name: word.start, exact: true }).click();
      await expect(page).toHaveURL('/module/marketing');
      await expect(page.getByText(word.chip)).toBeVisible();
    });

    await test.step('every module is open', async () => {
      for (const { key } of paid) {
        await page.goto(`/module/${key}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('link', { name: word.unlock, exact: true })).toBeHidden();
        await expect(page.getByText(word.premiumModule, { exact: true })).toBeHidden();
        const generate = new RegExp(
          `^(${names[language].generate}|${names[language].analyze}|${names[language].calculate})`,
        );
        await expect(page.getByRole('button', { name: generate }).first()).toBeVisible();
      }
    });

    await test.step('pricing shows the plan, and sells nothing a second time', async () => {
      await page.goto('/pricing');
      await expect(page.getByText(word.currentPlan)).toBeVisible();
      await expect(page.getByRole('button', { name: word.start, exact: true })).toBeHidden();
      const { plan } = await (await page.request.get('/api/deployment')).json();
      const again = await page.request.post('/api/payment-checkout', {
        data: {
          price_id: plan.priceId,
          success_url: new URL('/success', page.url()).href,
          cancel_url: page.url(),
        },
      });
      expect(again.status()).toBe(409);
    });
  });

  test(`a renewal, a failed one, a cancellation and the return to the free plan, ${language}`, async ({
    page,
  }) => {
    test.slow();
    const person = await signedUpPerson(page, language);
    await post(page.request, '/api/projects', { name: 'Pain de nuit' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: names[language].open, exact: true }).click();
    await buyPremium(page, language, cards.failsLater);
    const saved = savedProject(language);
    for (const key of ['marketing', 'journal'] as const) {
      const content = saved[key];
      if (content) await putModule(page, key, content);
    }

    await test.step('the account shows the plan', async () => {
      await page.getByRole('button', { name: person.email }).click();
      await page.getByRole('menuitem', { name: word.account, exact: true }).click();
      await expect(page).toHaveURL(/\/account/);
      await expectSubscription(page, word.active, word.renews);
    });

    await test.step('the card fails at the renewal', async () => {
      await atDesk(page, person.email, 'renew');
      await expectPremium(page, false);
      await page.reload();
      await expect(page.getByText(word.pastDue).first()).toBeVisible();
      for (const path of ['/dashboard', '/module/finances', '/module/marketing']) {
        await page.goto(path);
        await expect(page.getByText(word.refused).first()).toBeVisible();
        await expect(
          page.getByRole('button', { name: word.updateMethod, exact: true }).first(),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: word.unlock, exact: true })).toBeHidden();
      }
      await page.goto('/pricing');
      await expect(page.getByRole('button', { name: word.start, exact: true })).toBeHidden();
      await page.getByRole('button', { name: word.updateMethod, exact: true }).click();
      await expect(page).toHaveURL(/\/sandbox\/portal\//);
      await payWith(page, language, cards.pays, 'saveCard');
      await expect(page).toHaveURL(/\/(account|pricing)/);
      await expectPremium(page, true);
      await page.goto('/account');
      await expectSubscription(page, word.active, word.renews);
    });

    await test.step('cancelled in two clicks, resumed, and cancelled again', async () => {
      for (const click of [word.cancel, word.confirm, word.resume, word.cancel, word.confirm]) {
        await page.getByRole('button', { name: click, exact: true }).click();
      }
      await expectSubscription(page, word.active, word.ends);
      await expect(page.getByRole('button', { name: word.resume, exact: true })).toBeVisible();
      await expectPremium(page, true);
    });

    await test.step('the period ends: texts remain, empty modules offer Premium', async () => {
      await atDesk(page, person.email, 'renew');
      await expectPremium(page, false);
      await page.goto('/account');
      await expect(page.getByText(word.canceled, { exact: true }).first()).toBeVisible();
      await page.goto('/module/marketing');
      await expect(page.getByText(word.premiumModule, { exact: true })).toBeVisible();
      await expect(
        page.getByRole('region', { name: names[language].writeUp, exact: true }),
      ).toBeVisible();
      await expect(page.locator('[data-question]').first()).toBeDisabled();
      for (const name of ['autoFill', 'generate', 'regenerate', 'save'] as const) {
        await expect(button(page, language, name)).toBeHidden();
      }
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: word.download, exact: true }).click();
      const file = await (await waiting).path();
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(saved.marketing?.aiResponse ?? 'a write-up');
      await page.goto('/module/finances');
      await expect(page.getByRole('link', { name: word.unlock, exact: true })).toBeVisible();
    });

    await test.step('the journal may still be written', async () => {
      await page.goto('/module/journal');
      await page.getByLabel(names[language].entryTitle, { exact: true }).fill('Après');
      await page.getByLabel(names[language].entryContent, { exact: true }).fill('Je continue.');
      await page.getByRole('button', { name: word.addEntry, exact: true }).click();
      await expect(page.getByText('Je continue.').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('Après').first()).toBeVisible();
    });
  });
}

/** Expects this status on the account page, and this word before the end of the period. */
async function expectSubscription(page: Page, status: string, end: string): Promise<void> {
  await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(end, { exact: false }).first()).toBeVisible();
}

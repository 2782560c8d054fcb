import { languages } from '@elan/domain/language';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  answerAll,
  fieldOf,
  openModule,
  openQuestions,
  regenerate,
  waitForEnd,
  writeUp,
} from './moduleScreen.ts';
import { signedUpPerson } from './person.ts';
import { createProject } from './project.ts';
import { putModule, storedModule } from './savedModules.ts';
import { expect, test } from './test.ts';

test.use({ expectedTroubles: /net::ERR_/ });

const words = {
  fr: { lost: 'La connexion a été perdue', notBegun: 'Votre demande ne nous est pas parvenue' },
  en: { lost: 'The connection was lost', notBegun: 'Your request did not reach us' },
};
const earlier = 'Le texte d’avant.';
const generate = '**/generate';

const used = async (page: Page) =>
  (await (await page.request.get('/api/me')).json()).aiUsage.used as number;

for (const language of languages) {
  const word = words[language];
  const alert = (page: Page) => page.getByRole('alert');

  test.describe(`a request that never arrived, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      test.slow();
      const person = await signedUpPerson(page, language);
      await page.goto('/dashboard');
      await createProject(page, person, 'Pain de nuit');
      await putModule(page, 'idea', { aiResponse: earlier });
      await openModule(page, 'idea', language);
      await page.reload();
      await openQuestions(page, language);
      await answerAll(page, 'idea', language);
    });

    test('is not started by opening its module again; Retry starts it', async ({ page }) => {
      await page.route(generate, (route) => route.abort('internetdisconnected'));
      await regenerate(page, language);
      await expect(alert(page)).toContainText(word.lost, { timeout: 60_000 });
      await page.unroute(generate);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(request.url());
      });
      await page.reload();
      await expect(alert(page)).toContainText(word.notBegun, { timeout: 20_000 });
      await expect(writeUp(page, language)).toContainText(earlier);
      await expect(fieldOf(page, 'businessIdea')).not.toHaveValue('');
      await expectAccessible(page, 'nothing was begun');
      expect(asked.filter((url) => url.includes('/generate'))).toEqual([]);
      expect(await used(page)).toBe(0);
      expect((await storedModule(page, 'idea')).aiResponse).toBe(earlier);
      // Reported once: it is not looked up again.
      await page.reload();
      await expect(fieldOf(page, 'businessIdea')).not.toHaveValue('');
      await expect(alert(page)).toHaveCount(0);

      await page.route(generate, (route) => route.abort('internetdisconnected'));
      await regenerate(page, language);
      await expect(alert(page)).toContainText(word.lost, { timeout: 60_000 });
      await page.unroute(generate);
      await page.reload();
      await expect(alert(page)).toContainText(word.notBegun, { timeout: 20_000 });
      await alert(page).getByRole('button').first().click();
      await waitForEnd(page, language);
      await expect(writeUp(page, language)).not.toContainText(earlier);
      expect(await used(page)).toBe(1);
    });

    test('if only its answer was lost, is found and shown, counted once', async ({ page }) => {
      await page.route(generate, async (route) => {
        await route.fetch({ timeout: 0 }).catch(() => {});
        await route.abort('internetdisconnected').catch(() => {});
      });
      await regenerate(page, language);
      await expect.poll(() => used(page), { timeout: 100_000 }).toBe(1);
      await page.reload();
      await expect(writeUp(page, language)).not.toContainText(earlier);
      await expect(alert(page)).toHaveCount(0);
      expect(await used(page)).toBe(1);
    });
  });
}

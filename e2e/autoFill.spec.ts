import { type Language, languages } from '@elan/domain/language';
import type { ModuleKey } from '@elan/modules/catalogue';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { commentFor } from './faults.ts';
import { button, fieldOf, openModule, openQuestions, save, waitForEnd } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUpPerson } from './person.ts';
import { ports } from './ports.ts';
import { createProject } from './project.ts';
import { putModule, storedModule } from './savedModules.ts';
import { expect, test } from './test.ts';

/** Texts of the card, verbatim where docs/product.md#auto-fill quotes them. */
const words = {
  fr: {
    card: 'Gagner du temps',
    needsBrainstorm: 'Choisissez d’abord une idée dans le module Trouver mon idée',
    needsIdea: 'Décrivez d’abord votre idée et votre clientèle dans le module Mon idée.',
    limit: 'Vous avez atteint votre limite de générations IA.',
    done: 'Module rempli et enregistré!',
    failed: 'Service temporairement indisponible',
    notCounted: 'Cette génération n’a pas été comptée.',
    foundNothing: 'Pas encore assez pour remplir ce module',
    proposed: 'Proposé, à vérifier',
    check: 'Vérifier les réponses',
    confirm: 'Confirmer la réponse proposée',
    dismiss: 'Masquer le remplissage automatique',
  },
  en: {
    card: 'Save time',
    needsBrainstorm: 'Choose an idea in the brainstorm module first',
    needsIdea: 'Describe your idea and your target market in the idea module first.',
    limit: 'You have reached your AI generation limit.',
    done: 'Module successfully filled and saved!',
    failed: 'Service temporarily unavailable',
    notCounted: 'This generation was not counted.',
    foundNothing: 'Not enough yet to fill this module',
    proposed: 'Proposed, to check',
    check: 'Check the answers',
    confirm: 'Confirm the proposed answer',
    dismiss: 'Hide auto-fill',
  },
} satisfies Record<Language, Record<string, string>>;

const idea = {
  businessIdea: 'Une boulangerie ouverte la nuit',
  targetMarket: 'Le personnel de nuit de l’hôpital',
  experience: 'Douze ans de boulangerie',
};

function cardOf(page: Page, language: Language): Locator {
  return page.getByRole('region', { name: words[language].card, exact: true });
}

async function reopen(page: Page, key: ModuleKey, language: Language): Promise<Locator> {
  await page.goto(`/module/${key}`);
  await openModule(page, key, language);
  return cardOf(page, language);
}

for (const language of languages) {
  const word = words[language];
  const autoFill = (page: Page) => button(page, language, 'autoFill');

  test.describe(`auto-fill, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      test.slow();
      const person = await signedUpPerson(page, language);
      await page.goto('/dashboard');
      await createProject(page, person, 'Pain de nuit');
    });

    test('says what is missing, and links to it', async ({ page }) => {
      let card = await reopen(page, 'idea', language);
      await expect(card).toContainText(word.needsBrainstorm);
      await expect(autoFill(page)).toBeHidden();
      await card.getByRole('link').click();
      await expect(page).toHaveURL('/module/brainstorm');

      await button(page, language, 'haveIdea').click();
      await expect(page).toHaveURL('/module/idea');
      await expect(autoFill(page)).toBeEnabled();
      card = await reopen(page, 'analysis', language);
      await expect(card).toContainText(word.needsIdea);
      await expect(autoFill(page)).toBeHidden();
      await card.getByRole('link').click();
      await expect(page).toHaveURL('/module/idea');
    });

    test('fills blank answers, generates, saves, and marks each proposal for review', async ({
      page,
    }) => {
      await putModule(page, 'brainstorm', { hasIdea: true });
      await putModule(page, 'idea', { answers: idea });
      const card = await reopen(page, 'analysis', language);
      const own = 'Le dépanneur du coin';
      await fieldOf(page, 'competitors').fill(own);
      await autoFill(page).click();
      await expect(card.getByRole('progressbar')).toBeVisible();
      await waitForEnd(page, language);
      await expect(card).toContainText(word.done);
      await page.getByRole('button', { name: word.check, exact: true }).click();
      await expect(fieldOf(page, 'differentiators')).toBeFocused();
      await expect(fieldOf(page, 'competitors')).toHaveValue(own);
      await expect(fieldOf(page, 'differentiators')).toHaveValue(idea.experience);
      await expect(fieldOf(page, 'risks')).toHaveValue('');
      await expect(page.getByText(word.proposed, { exact: true })).toHaveCount(1);
      await expect(button(page, language, 'stop')).toBeHidden();
      await expectAccessible(page, 'filled');
      expect((await (await page.request.get('/api/me')).json()).aiUsage.used).toBe(1);

      await page.reload();
      await expect(page.getByText(word.proposed, { exact: true })).toHaveCount(1);
      await openQuestions(page, language);
      await page.getByRole('button', { name: word.confirm }).click();
      await expect(page.getByText(word.proposed, { exact: true })).toHaveCount(0);
      await save(page, language);
      await page.reload();
      await expect(fieldOf(page, 'differentiators')).toHaveValue(idea.experience);
      await expect(page.getByText(word.proposed, { exact: true })).toHaveCount(0);

      // Nothing is left to fill.
      await expect(cardOf(page, language)).toBeHidden();
    });

    test('that can fill nothing says so, counts nothing, and keeps the typed text', async ({
      page,
    }) => {
      await putModule(page, 'brainstorm', { hasIdea: true });
      const { experience: _unsaid, ...stated } = idea;
      await putModule(page, 'idea', { answers: stated });
      const card = await reopen(page, 'analysis', language);
      const own = 'Le prix de la farine';
      await fieldOf(page, 'risks').fill(own);
      await autoFill(page).click();
      await expect(card.getByRole('alert')).toContainText(word.foundNothing);
      await expect(card.getByRole('alert')).toContainText(word.notCounted);
      await expect(fieldOf(page, 'risks')).toHaveValue(own);
      await expect(autoFill(page)).toBeEnabled();
      await expectAccessible(page, 'nothing to fill');
      expect((await (await page.request.get('/api/me')).json()).aiUsage.used).toBe(0);
      // What the person typed is saved by itself, and nothing else.
      await expect
        .poll(async () => (await storedModule(page, 'analysis'))?.answers)
        .toEqual({ risks: own });
      expect((await storedModule(page, 'analysis')).aiResponse).toBeUndefined();
    });

    test('says so at the limit', async ({ page }) => {
      await putModule(page, 'brainstorm', { hasIdea: true });
      const { projects } = await (await page.request.get('/api/projects')).json();
      const answers = { ...idea, problemSolved: 'x', businessModel: 'services', location: 'y' };
      for (let used = 0; used < 3; used += 1) {
        const reply = await page.request.post(
          `/api/projects/${projects[0].id}/modules/idea/generate`,
          { data: { answers, language }, timeout: 90_000 },
        );
        expect(reply.status()).toBe(200);
      }
      const card = await reopen(page, 'analysis', language);
      await expect(card).toContainText(word.limit);
      await expect(autoFill(page)).toBeHidden();
      await page.getByRole('button', { name: word.dismiss }).click();
      await expect(card).toBeHidden();
      await page.reload();
      await expect(fieldOf(page, 'competitors')).toBeVisible();
      await expect(card).toBeHidden();
    });
  });

  test.describe(`auto-fill with a failing provider, ${language}`, () => {
    test.use({ baseURL: `http://localhost:${ports.faults}` });

    test('says so, costs nothing, and is ready again', async ({ page }) => {
      const person = await signedUpPerson(page, language);
      await page.goto('/dashboard');
      await createProject(page, person, 'Pain de nuit');
      await putModule(page, 'brainstorm', { hasIdea: true });
      const card = await reopen(page, 'idea', language);
      await fieldOf(page, 'businessIdea').fill(idea.businessIdea);
      await page.getByLabel(names[language].comments, { exact: true }).fill(commentFor('busy'));
      await autoFill(page).click();
      await expect(card.getByRole('alert')).toContainText(word.failed);
      await expect(card.getByRole('alert')).toContainText(word.notCounted);
      await expect(fieldOf(page, 'businessIdea')).toHaveValue(idea.businessIdea);
      await expect(autoFill(page)).toBeEnabled();
      expect((await (await page.request.get('/api/me')).json()).aiUsage.used).toBe(0);
    });
  });
}

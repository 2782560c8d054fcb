import { type Language, languages } from '@elan/domain/language';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { catalogue } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { newFounder } from './founders.ts';
import { answerWith, button, fieldOf, openModule, waitForEnd, writeUp } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUp } from './person.ts';
import { createProject } from './project.ts';
import type { ExampleProject } from './projects/project.ts';
import { projects } from './projects/projects.ts';
import { expect, test } from './test.ts';

/** A product in French and a service in English: their texts differ in every module. */
const told: Readonly<Record<Language, ExampleProject>> = {
  fr: projects.product.fr,
  en: projects.service.en,
};

const completed: Readonly<Record<Language, string>> = { fr: 'Terminé', en: 'Completed' };

const writtenModules = [
  'analysis',
  'business-plan',
  'marketing',
  'rd',
  'finances',
  'environmental',
] as const;

// Nine texts of about twenty seconds each.
test.beforeEach(() => test.setTimeout(900_000));

for (const language of languages) {
  const project = told[language];

  test(`a new project goes through all eleven modules, ${language}`, async ({ page }) => {
    const person = await signedUp(page, newFounder(language));
    await page.goto('/dashboard');
    await createProject(page, person, project.name);
    await expect(page).toHaveURL('/module/brainstorm');

    await test.step('find an idea, choose it, develop it', () => findIdea(page, language, project));
    await test.step('the idea', async () => {
      await answerWith(page, 'idea', project.answers.idea, language);
      await generate(page, language);
    });
    for (const key of writtenModules) {
      await test.step(key, async () => {
        await openModule(page, key, language);
        await answerWith(page, key, project.answers[key], language);
        await generate(page, language);
        for (const { title } of catalogue[key].sections) {
          await expect(writeUp(page, language)).toContainText(title[language]);
        }
      });
    }
    await test.step('personas', async () => {
      await openModule(page, 'personas', language);
      await button(page, language, 'generatePersonas').click();
      await waitForEnd(page, language);
    });
    await test.step('journal', () => keepJournal(page, language, project));
    await test.step('maturity', async () => {
      await openModule(page, 'maturity', language);
      await button(page, language, 'calculate').click();
      await waitForEnd(page, language);
    });

    await page.goto('/dashboard');
    const card = page.getByRole('article', { name: project.name });
    await expect(card).toContainText(completed[language]);
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    const data = await modulesData(page);
    expect(Object.keys(data).filter((key) => hasContent(data[key]))).toHaveLength(11);
  });
}

/** Answers the brainstorm, chooses the second idea and copies it into the idea module. */
async function findIdea(page: Page, language: Language, project: ExampleProject): Promise<void> {
  await answerWith(page, 'brainstorm', project.answers.brainstorm, language);
  await button(page, language, 'generate').click();
  await waitForEnd(page, language);
  const cards = page.locator('button[aria-pressed]');
  expect(await cards.count()).toBeGreaterThanOrEqual(12);
  const title = await cards.nth(1).innerText();
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await button(page, language, 'develop').click();
  await expect(page).toHaveURL('/module/idea');
  const developed = fieldOf(page, 'businessIdea');
  await expect.poll(async () => (await developed.inputValue()).startsWith(title)).toBe(true);
}

async function generate(page: Page, language: Language): Promise<void> {
  await button(page, language, 'generate').click();
  await waitForEnd(page, language);
}

async function keepJournal(
  page: Page,
  language: Language,
  { entries }: ExampleProject,
): Promise<void> {
  const word = names[language];
  await openModule(page, 'journal', language);
  for (const { title, content, mood } of entries) {
    await page.getByLabel(word.entryTitle, { exact: true }).fill(title);
    await page.getByLabel(word.entryContent, { exact: true }).fill(content);
    await page.getByLabel(word.mood, { exact: true }).selectOption(mood);
    await button(page, language, 'addEntry').click();
    await expect(page.getByLabel(word.entryTitle, { exact: true })).toHaveValue('');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await button(page, language, 'analyze').click();
  await waitForEnd(page, language);
  for (const { title } of catalogue.journal.sections) {
    await expect(writeUp(page, language)).toContainText(title[language]);
  }
}

async function modulesData(page: Page) {
  const list = await (await page.request.get('/api/projects')).json();
  const project = await (await page.request.get(`/api/projects/${list.projects[0].id}`)).json();
  return project.modules_data;
}

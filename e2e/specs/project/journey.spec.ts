import { hasContent } from '@elan/domain/project/moduleEntry';
import { catalogue } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { activate, choose, typeInto } from '../../accessibility/keyboard.ts';
import { putModule, storedModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp } from '../../people/person.ts';
import { projects } from '../../projects/projects.ts';
import {
  answerWith,
  button,
  fieldOf,
  openModule,
  waitForEnd,
  writeUp,
} from '../../screens/moduleScreen.ts';
import { createProject, expectProjectPage } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

const language = 'en';
const project = projects.service.en;
const word = names[language];

const writtenModules = ['business-plan', 'marketing', 'rd', 'finances', 'environmental'] as const;

test('a new project goes through all eleven modules, its tools by keyboard alone', async ({
  page,
}) => {
  const person = await signedUp(page, newFounder(language));
  await page.goto('/dashboard');
  await createProject(page, person, project.name);
  await expectProjectPage(page, '/module/brainstorm');

  await test.step('find an idea, choose it, develop it', () => findIdea(page));
  await test.step('the idea', async () => {
    await answerWith(page, 'idea', project.answers.idea, language);
    await generate(page);
  });
  await test.step('the other texts, one through its page', async () => {
    const saved = savedProject(language);
    for (const key of writtenModules) await putModule(page, key, saved[key] ?? {});
    await openModule(page, 'analysis', language);
    await answerWith(page, 'analysis', project.answers.analysis, language);
    await generate(page);
    for (const { title } of catalogue.analysis.sections) {
      await expect(writeUp(page, language)).toContainText(title[language]);
    }
  });
  await test.step('personas', async () => {
    await openModule(page, 'personas', language);
    await activate(page, button(page, language, 'generatePersonas'));
    await waitForEnd(page, language);
  });
  await test.step('journal', () => keepJournal(page));
  await test.step('maturity, with a comment that is saved', async () => {
    await openModule(page, 'maturity', language);
    await activate(page, button(page, language, 'calculate'));
    await waitForEnd(page, language);
    await typeInto(page, page.getByLabel(word.comments, { exact: true }), 'A contract is signed.');
    await activate(page, button(page, language, 'save'));
    await expect
      .poll(async () => (await storedModule(page, 'maturity'))?.comments)
      .toBe('A contract is signed.');
  });

  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: project.name });
  await expect(card).toContainText('Completed');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  const data = await modulesData(page);
  expect(Object.keys(data).filter((key) => hasContent(data[key]))).toHaveLength(11);
});

/** Answers the brainstorm, chooses the second idea and copies it into the idea module. */
async function findIdea(page: Page): Promise<void> {
  await answerWith(page, 'brainstorm', project.answers.brainstorm, language);
  await button(page, language, 'generate').click();
  await waitForEnd(page, language);
  const cards = page.locator('button[aria-pressed]');
  expect(await cards.count()).toBeGreaterThanOrEqual(12);
  const title = await cards.nth(1).innerText();
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await button(page, language, 'develop').click();
  await expectProjectPage(page, '/module/idea');
  const developed = fieldOf(page, 'businessIdea');
  await expect.poll(async () => (await developed.inputValue()).startsWith(title)).toBe(true);
}

async function generate(page: Page): Promise<void> {
  await button(page, language, 'generate').click();
  await waitForEnd(page, language);
}

async function keepJournal(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await openModule(page, 'journal', language);
  for (const [index, { title, content }] of project.entries.entries()) {
    await typeInto(page, field(word.entryTitle), title);
    await typeInto(page, field(word.entryContent), content);
    if (index === 0) await choose(page, field(word.mood), 'Positive');
    await activate(page, button(page, language, 'addEntry'));
    await expect(field(word.entryTitle)).toHaveValue('');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await activate(page, button(page, language, 'analyze'));
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

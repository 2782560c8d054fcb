import type { Language } from '@elan/domain/language';
import { expectAccessible } from './axe.ts';
import { newFounder } from './founders.ts';
import { button, fieldOf, openModule, save, waitForEnd } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUp } from './person.ts';
import { createProject } from './project.ts';
import { putModule, storedModule } from './savedModules.ts';
import { expect, test } from './test.ts';

const language: Language = 'fr';
const word = names[language];

const persona = (nom: string) => ({
  nom,
  age: 34,
  profession: 'Infirmière de nuit',
  localisation: 'Rimouski',
  revenus: 'À vérifier',
  besoins: ['Manger chaud à 3 h'],
  frustrations: ['Rien d’ouvert'],
  comportements: ['Prend sa pause à 3 h'],
  canaux_preferes: ['Le babillard de l’étage'],
  citation: 'Je mange des croustilles.',
  objectifs: ['Mieux manger'],
  freins_achat: ['Le temps'],
});

test.beforeEach(async ({ page }) => {
  const person = await signedUp(page, newFounder(language));
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
});

test('a deleted persona disappears at once and after a reload; undo restores it', async ({
  page,
}) => {
  await putModule(page, 'personas', { personas: [persona('Julie Roy'), persona('Marc Bélanger')] });
  await page.reload();
  await openModule(page, 'personas', language);
  await page.getByRole('button', { name: 'Supprimer Julie Roy' }).click();
  await expect(page.getByRole('heading', { name: 'Julie Roy' })).toBeHidden();
  await expect
    .poll(async () => (await storedModule(page, 'personas')).personas?.map(({ nom }) => nom))
    .toEqual(['Marc Bélanger']);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { name: 'Julie Roy' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Julie Roy' })).toBeVisible();
  await page
    .getByRole('button', { name: /Détails/ })
    .first()
    .click();
  await expect(page.getByText('Manger chaud à 3 h').first()).toBeVisible();
  await expectAccessible(page, 'personas');
});

test('an entry is saved when added, and text being typed survives a reload', async ({ page }) => {
  await openModule(page, 'journal', language);
  const title = page.getByLabel(word.entryTitle, { exact: true });
  const content = page.getByLabel(word.entryContent, { exact: true });
  await expect(button(page, language, 'addEntry')).toBeDisabled();
  await title.fill('Première fournée');
  await content.fill('Douze pains,\nvendus en une heure.');
  await page.getByLabel(word.mood, { exact: true }).selectOption('positive');
  await page.reload();
  await expect(content).toHaveValue('Douze pains,\nvendus en une heure.');
  await button(page, language, 'addEntry').click();
  await expect(page.getByRole('heading', { name: 'Première fournée' })).toBeVisible();
  await expect
    .poll(async () => (await storedModule(page, 'journal')).entries)
    .toMatchObject([{ title: 'Première fournée', mood: 'positive', tags: [] }]);
  await page.reload();
  await expect(title).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Première fournée' })).toBeVisible();
  await expectAccessible(page, 'journal');
  await page.getByRole('button', { name: 'Supprimer « Première fournée »' }).click();
  await expect.poll(async () => (await storedModule(page, 'journal')).entries).toEqual([]);
});

test('two tabs on two modules lose nothing', async ({ page, context }) => {
  const other = await context.newPage();
  await openModule(page, 'journal', language);
  await other.goto('/module/personas');
  await openModule(other, 'personas', language);
  await page.getByLabel(word.entryTitle, { exact: true }).fill('Jour 1');
  await page.getByLabel(word.entryContent, { exact: true }).fill('Un début.');
  const generated = button(other, language, 'generatePersonas').click();
  await button(page, language, 'addEntry').click();
  await generated;
  await waitForEnd(other, language);
  await expect.poll(async () => (await storedModule(page, 'journal')).entries).toHaveLength(1);
  expect((await storedModule(page, 'personas')).personas).toHaveLength(3);
});

test.describe('two tabs on one module', () => {
  test.use({ expectedTroubles: /409/ });

  test('conflicting changes lead to a question, and nothing is replaced', async ({ page }) => {
    await openModule(page, 'journal', language);
    await putModule(page, 'journal', {
      entries: [
        {
          id: '1',
          date: '2026-11-20T12:00:00.000Z',
          title: 'De l’autre onglet',
          content: 'x',
          mood: 'neutral',
          tags: [],
        },
      ],
    });
    await page.getByLabel(word.entryTitle, { exact: true }).fill('De celui-ci');
    await page.getByLabel(word.entryContent, { exact: true }).fill('y');
    await button(page, language, 'addEntry').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('modifié ailleurs');
    await expect(dialog).toContainText('De celui-ci');
    await dialog.getByRole('button', { name: 'Faire ce changement' }).click();
    await expect
      .poll(async () => (await storedModule(page, 'journal')).entries?.map(({ title }) => title))
      .toEqual(['De celui-ci', 'De l’autre onglet']);
    await expect(page.getByRole('heading', { name: 'De l’autre onglet' })).toBeVisible();
  });

  test('answers saved elsewhere are compared', async ({ page }) => {
    await openModule(page, 'marketing', language);
    await fieldOf(page, 'brandName').fill('Ici');
    await putModule(page, 'marketing', { answers: { brandName: 'Ailleurs' } });
    await button(page, language, 'save').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Ici');
    await expect(dialog).toContainText('Ailleurs');
    await dialog.getByRole('button', { name: 'Garder ma version' }).click();
    await expect
      .poll(async () => (await storedModule(page, 'marketing')).answers?.brandName)
      .toBe('Ici');
  });
});

test('developing an idea shows what it would replace, and switching the language changes no answer', async ({
  page,
}) => {
  const selectedIdea = { title: 'Pain de nuit', sector: 'Alimentation', description: 'Du pain.' };
  const answers = {
    skills: 'Douze ans de four',
    targetCustomers: 'Infirmières',
    productOrService: 'service',
    budget: 'under-5000',
  };
  await putModule(page, 'brainstorm', { answers, selectedIdea, generatedIdeas: [] });
  await page.goto('/module/brainstorm');
  await button(page, language, 'develop').click();
  await expect(page).toHaveURL('/module/idea');
  const developed = (await storedModule(page, 'idea')).answers;
  expect(developed).toMatchObject({
    businessIdea: 'Pain de nuit\u00a0: Du pain.',
    targetMarket: 'Infirmières',
    problemSolved: expect.stringContaining('Alimentation'),
    businessModel: 'services',
    location: '',
    experience: 'Douze ans de four',
    budget: 'under-5000',
  });
  await expect(fieldOf(page, 'experience')).toHaveValue('Douze ans de four');
  const toRewrite = page.getByText('Phrase toute faite, à réécrire', { exact: true });
  await expect(toRewrite).toHaveCount(1);
  await page.getByRole('button', { name: names.fr.toggle }).click();
  await expect(fieldOf(page, 'budget').locator('option:checked')).toHaveText('Under $5,000');
  await page.reload();
  expect((await storedModule(page, 'idea')).answers).toEqual(developed);
  await page.getByRole('button', { name: names.en.toggle }).click();
  await expect(toRewrite).toHaveCount(1);
  await fieldOf(page, 'problemSolved').fill('La nuit, rien n’est ouvert.');
  await expect(toRewrite).toHaveCount(0);
  await save(page, language);
  await page.reload();
  await expect(fieldOf(page, 'problemSolved')).toHaveValue('La nuit, rien n’est ouvert.');
  await expect(toRewrite).toHaveCount(0);

  await putModule(page, 'idea', { answers: { businessIdea: 'Mes propres mots' } });
  await page.goto('/module/brainstorm');
  await button(page, language, 'develop').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mes propres mots');
  await expectAccessible(page, 'what would be replaced');
  await dialog.getByRole('button', { name: 'Garder mes réponses' }).click();
  await expect(page).toHaveURL('/module/idea');
  expect((await storedModule(page, 'idea')).answers?.businessIdea).toBe('Mes propres mots');
});

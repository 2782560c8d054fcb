import type { Page } from '@playwright/test';
import { faultWords } from './faultWords.ts';
import { newFounder } from './founders.ts';
import { button, fieldOf, openModule } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUp } from './person.ts';
import { createProject } from './project.ts';
import { storedModule } from './savedModules.ts';
import { expect, test } from './test.ts';

test.use({ expectedTroubles: /net::ERR_/ });

const word = names.fr;
const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: faultWords.fr.network });

test('offline, typed text is kept, and saves wait and are sent automatically once online', async ({
  page,
  context,
}) => {
  const person = await signedUp(page, newFounder('fr'));
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', 'fr');

  await test.step('answers and comments', async () => {
    await context.setOffline(true);
    await fieldOf(page, 'businessIdea').fill('Une boulangerie ouverte la nuit');
    await fieldOf(page, 'businessModel').selectOption('directSales');
    await labelled(page, word.comments).fill('Demander à Julie.');
    await expect(page.getByText(/^Hors ligne.: gardé sur cet appareil/)).toBeVisible();
    await button(page, 'fr', 'save').click();
    await expect(alert(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    await expect(alert(page)).toBeHidden();
    expect(await storedModule(page, 'idea')).toMatchObject({
      answers: { businessIdea: 'Une boulangerie ouverte la nuit', businessModel: 'directSales' },
      comments: 'Demander à Julie.',
    });
  });

  await test.step('an entry of the journal', async () => {
    await openModule(page, 'journal', 'fr');
    await context.setOffline(true);
    await labelled(page, word.entryTitle).fill('Lundi');
    await labelled(page, word.mood).selectOption('positive');
    await labelled(page, word.entryContent).fill('Le four est arrivé.');
    await button(page, 'fr', 'addEntry').click();
    await expect(alert(page)).toBeVisible();
    await expect(labelled(page, word.entryContent)).toHaveValue('Le four est arrivé.');
    await context.setOffline(false);
    await expect(alert(page)).toBeHidden();
    await expect(labelled(page, word.entryContent)).toHaveValue('');
    const { entries } = await storedModule(page, 'journal');
    expect(entries).toMatchObject([{ title: 'Lundi', mood: 'positive' }]);
  });

  await test.step('a project’s name and description, through a reload', async () => {
    await page.goto('/dashboard');
    const card = () => page.getByRole('article', { name: 'Pain de nuit' });
    await card().getByRole('button', { name: 'Modifier', exact: true }).click();
    await context.setOffline(true);
    await card().getByLabel('Description').fill('À Rimouski, dès minuit');
    await card().getByRole('button', { name: word.save, exact: true }).click();
    await expect(alert(page)).toBeVisible();
    await context.setOffline(false);
    await expect(card().getByText('À Rimouski, dès minuit')).toBeVisible();
    await expect(alert(page)).toBeHidden();

    await page.getByRole('button', { name: word.newProject }).click();
    const form = () => page.getByRole('region', { name: word.newProject });
    await form().getByLabel(word.projectName).fill('Le grand tri');
    await form().getByLabel('Description').fill('Ce que les autres jettent');
    await page.reload();
    await expect(form().getByLabel(word.projectName)).toHaveValue('Le grand tri');
    await expect(form().getByLabel('Description')).toHaveValue('Ce que les autres jettent');
  });

  await test.step('signing out asks about the unsent form, and sends it', async () => {
    await page.getByRole('button', { name: person.email }).click();
    await page.getByRole('menuitem', { name: word.signOut, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tout n’est pas enregistré' });
    const made = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await dialog.getByRole('button', { name: 'Enregistrer et quitter' }).click();
    expect((await made).status()).toBe(201);
    await expect(page).toHaveURL('/auth');
  });
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { activate, choose, tabTo, typeInto } from '../../accessibility/keyboard.ts';
import { putModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import { button, openModule } from '../../screens/moduleScreen.ts';
import { expectProjectPage, openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { dashboardWords } from '../../words/dashboardWords.ts';
import { names } from '../../words/names.ts';

// The console error about a list that fails to load.
test.use({ expectedTroubles: /status of 500|^500 from/ });

const word = { ...names.fr, ...dashboardWords.fr };
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('the entire dashboard and its frame work with the keyboard alone, accessibly in every state', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  const inCard = (name: string, control: string): Locator =>
    card(page, name).getByRole('button', { name: control, exact: true });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/dashboard');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: word.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page, 'dashboard, empty');

  await test.step('a first project and its onboarding steps', async () => {
    await activate(page, button(page, 'fr', 'createProject'));
    await expect(page.getByLabel(word.projectName, { exact: true })).toBeFocused();
    await expectAccessible(page, 'dashboard, a name missing');
    await page.getByLabel(word.projectName, { exact: true }).focus();
    await page.keyboard.insertText('Anticonstitutionnellement-et-plus-long-encore');
    await page.keyboard.press('Enter');
    await expectProjectPage(page, '/module/brainstorm');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Trouver mon idée/);
    const steps = page.getByRole('region', { name: word.steps });
    await activate(page, steps.getByRole('link', { name: 'L’analyser' }));
    await expectProjectPage(page, '/module/analysis');
    await expect(heading).toBeFocused();
    await page.goto('/dashboard');
    await expect(steps).toBeVisible();
    await expectAccessible(page, 'dashboard, first steps');
    await activate(page, steps.getByRole('button', { name: word.hideSteps }));
    await expect(steps).toBeHidden();
    await expect(page.getByRole('heading', { name: word.projects })).toBeFocused();
  });

  await test.step('a second one, renamed inline', async () => {
    await activate(page, page.getByRole('button', { name: word.newProject }));
    await page.keyboard.insertText('Atelier');
    await page.keyboard.press('Enter');
    await expectProjectPage(page, '/module/brainstorm');
    await activate(page, page.getByRole('link', { name: word.home }));
    await expect(heading).toBeFocused();
    await activate(page, inCard('Atelier', word.edit));
    await expectAccessible(page, 'dashboard, a card that is edited');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('Atelier Boréal');
    await page.keyboard.press('Enter');
    await expect(inCard('Atelier Boréal', word.edit)).toBeFocused();
  });

  await test.step('deleted and restored from the bin', async () => {
    await activate(page, inCard('Atelier Boréal', word.remove));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'dashboard, before deleting');
    await activate(page, dialog.getByRole('button', { name: word.intoBin }));
    await expect(card(page, 'Atelier Boréal')).toBeHidden();
    await expect(page.getByRole('article').first().getByRole('heading')).toBeFocused();
    await activate(page, page.getByRole('button', { name: word.bin, exact: true }));
    const bin = page.getByRole('region', { name: word.bin });
    await expect(bin.getByRole('button', { name: word.takeBack, exact: true })).toBeVisible();
    await expectAccessible(page, 'dashboard, the bin');
    await activate(page, bin.getByRole('button', { name: word.takeBack, exact: true }));
    await expect(card(page, 'Atelier Boréal')).toBeVisible();
    await expect(page.getByRole('button', { name: word.bin, exact: true })).toBeFocused();
  });

  await test.step('the menu', async () => {
    await page.goto('/dashboard');
    await tabTo(page, page.getByRole('button', { name: person.email }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expectAccessible(page, 'user menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: person.email })).toBeFocused();
  });

  await test.step('a search among many, and the last page', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => projectOf(page, `Projet ${at}`)));
    await page.goto('/dashboard');
    await typeInto(page, page.getByLabel(word.search), 'atelier');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page, 'dashboard, a search');
    await page.getByLabel(word.search).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('article')).toHaveCount(50);
    await choose(page, page.getByLabel(word.order), word.byName);
    await expect(card(page, 'Atelier Boréal')).toBeVisible();
    // There are too many cards to tab through fifty of them, so start at the button.
    await page.getByRole('button', { name: word.more }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(52);
    await expect(page.getByRole('article').nth(50).getByRole('heading')).toBeFocused();
    await page.route('**/api/projects?*', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
    );
    await page.getByLabel(word.search).fill('pain');
    await expect(page.getByText(word.connectionError)).toBeVisible();
    await expectAccessible(page, 'dashboard, connection error');
    await page.unroute('**/api/projects?*');
  });

  await test.step('a module whose storage is full', async () => {
    await projectOf(page, 'Plein');
    await putModule(page, 'idea', { answers: { businessIdea: 'Du pain' } });
    await openProject(page, person, 'Plein');
    await openModule(page, 'idea', 'fr');
    const storage = { used: 50_000_000, limit: 50_000_000 };
    await page.route('**/api/project-counts', (route) =>
      route.fulfill({ json: { created: 1, completed: 0, storage } }),
    );
    // The server includes its own counts in a page, except in one with a query string, whose counts the browser
    // requests.
    await page.goto('/module/idea?counts');
    await expect(page.getByText(word.storageFull)).toBeVisible();
    await expectAccessible(page, 'storage full');
  });
});

import { expectAccessibleInBoth } from './axe.ts';
import { dashboardWords } from './dashboardWords.ts';
import { openModule } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUpPerson } from './person.ts';
import { openProject, projectOf } from './project.ts';
import { putModule } from './savedModules.ts';
import { expect, test } from './test.ts';

// The console error about the list that fails to load.
test.use({ expectedTroubles: /500/ });
test.beforeEach(() => test.slow());

const word = { ...names.fr, ...dashboardWords.fr };

// The empty dashboard and its cards are checked in accessibility.spec.ts.
test('axe finds nothing on the dashboard in any of its states', async ({ page }) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: word.createProject, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBoth(page, 'empty, a name missing');

  await projectOf(page, 'Anticonstitutionnellement-et-plus-long-encore');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: word.steps })).toBeVisible();
  await expectAccessibleInBoth(page, 'first steps');

  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: word.edit, exact: true }).click();
  await expectAccessibleInBoth(page, 'a card that is edited');
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: word.remove, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessibleInBoth(page, 'before deleting');
  await dialog.getByRole('button', { name: word.intoBin }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: word.bin, exact: true }).click();
  await expect(page.getByRole('button', { name: word.takeBack, exact: true }).last()).toBeVisible();
  await expectAccessibleInBoth(page, 'the bin');

  for (let count = 0; count < 13; count += 1) await projectOf(page, `Projet ${count}`);
  await page.goto('/dashboard');
  await expect(page.getByLabel(word.search)).toBeVisible();
  await expectAccessibleInBoth(page, 'many projects');

  await page.route('**/api/projects?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
  );
  await page.getByLabel(word.search).fill('pain');
  await expect(page.getByText(word.connectionError)).toBeVisible();
  await expectAccessibleInBoth(page, 'connection error');
  await page.unroute('**/api/projects?*');

  for (const businessIdea of ['Du pain', 'Du pain la nuit']) {
    await putModule(page, 'idea', { answers: { businessIdea } });
  }
  await openProject(page, person, 'Projet 12');
  await openModule(page, 'idea', 'fr');
  await page.getByRole('button', { name: word.history, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'versions');
  await page.keyboard.press('Escape');

  const storage = { used: 50_000_000, limit: 50_000_000 };
  await page.route('**/api/project-counts', (route) =>
    route.fulfill({ json: { created: 1, completed: 0, storage } }),
  );
  // The server sends its own counts with a page, but leaves one with a query string to the browser, which asks.
  await page.goto('/module/idea?counts');
  await expect(page.getByText(word.storageFull)).toBeVisible();
  await expectAccessibleInBoth(page, 'storage full');
});

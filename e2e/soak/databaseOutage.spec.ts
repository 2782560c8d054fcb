import { type OwnPostgres, startOwnPostgres } from '@elan/testing/database/ownPostgres';
import type { Page, Route } from '@playwright/test';
import { storedModule } from '../content/savedModules.ts';
import { test as base } from '../faults/ownServer.ts';
import { signedUpPerson } from '../people/person.ts';
import { button, fieldOf, openModule, save } from '../screens/moduleScreen.ts';
import { createProject } from '../screens/project.ts';
import { expect } from '../test.ts';
import { faultWords } from '../words/faultWords.ts';

const test = base.extend<{ postgres: OwnPostgres }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  postgres: async ({}, use) => {
    const postgres = await startOwnPostgres();
    await use(postgres);
    await postgres.close();
  },
  serverEnv: async ({ postgres }, use) => use({ DATABASE_URL: postgres.url }),
});
// Chromium's own console errors about expected replies. The 409 comes from a save that is retried because the page was
// reloaded before the reply.
test.use({ expectedTroubles: /status of (?:50[03]|409)|^50[03] from/ });

const word = faultWords.fr;
const away = 'Impossible de joindre la base de données.';
const saves = (page: Page) => page.waitForRequest((request) => request.method() === 'PUT');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a database outage is shown in place, loses nothing, and pending changes are saved afterwards', async ({
  page,
  context,
  postgres,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', 'fr');
  await fieldOf(page, 'location').fill('Rimouski');
  await save(page, 'fr');
  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  const card = dashboard.getByRole('article', { name: 'Pain de nuit' });
  await expect(card).toBeVisible();

  await test.step('down: an error view, and the pending save is kept', async () => {
    await postgres.stop();
    await dashboard.reload();
    await expect(dashboard.getByText('Erreur de connexion')).toBeVisible();
    await expect(alert(dashboard, away)).toBeVisible();
    await fieldOf(page, 'location').fill('Matane');
    await button(page, 'fr', 'save').click();
    await expect(alert(page, away)).toBeVisible();
    await expect(page.getByText(/^Pas encore enregistré.: gardé sur cet appareil/)).toBeVisible();
    // Text typed during the outage is saved with the rest.
    await fieldOf(page, 'location').fill('Matane, tout près du quai');
  });

  await test.step('up: Retry shows the projects, and typed text is saved automatically', async () => {
    const saved = saves(page);
    await postgres.start();
    await dashboard.getByRole('button', { name: word.retry, exact: true }).click();
    await expect(card).toBeVisible();
    await saved;
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    await expect(alert(page, away)).toBeHidden();
    const { answers } = await storedModule(page, 'idea');
    expect(answers?.location).toBe('Matane, tout près du quai');
  });

  await test.step('a save with a server error is reported, kept, and sent again', async () => {
    await page.route('**/modules/idea', broken);
    await fieldOf(page, 'location').fill('Gaspé');
    await button(page, 'fr', 'save').click();
    await expect(alert(page, 'Un problème est survenu de notre côté.')).toBeVisible();
    await expect(page.getByText(/^(?:Pas encore enregistré|Enregistrement…)/)).toBeVisible();
    const retry = alert(page, 'Un problème est survenu').getByRole('button', { name: word.retry });
    await expect(retry).toBeVisible();
    // The page may retry by itself before the button is clicked.
    await page.unroute('**/modules/idea');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    await expect(retry).toBeHidden();
  });

  await test.step('text typed during a slow save is not lost', async () => {
    const slow = Promise.withResolvers<Route>();
    await page.route('**/modules/idea', slow.resolve);
    await fieldOf(page, 'location').fill('Percé');
    await button(page, 'fr', 'save').click();
    await expect(page.getByText('Enregistrement…')).toBeVisible();
    const held = await slow.promise;
    await fieldOf(page, 'location').fill('Percé, au bord de l’eau');
    await held.continue();
    await expect(page.getByText(/^(?:Pas encore enregistré|Enregistrement…)/)).toBeVisible();
    await page.unroute('**/modules/idea');
    await page.reload();
    await expect(fieldOf(page, 'location')).toHaveValue('Percé, au bord de l’eau');
    await expect
      .poll(async () => (await storedModule(page, 'idea')).answers?.location)
      .toBe('Percé, au bord de l’eau');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  });
});

function broken(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } });
}

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { dashboardWords } from './dashboardWords.ts';
import { openModule } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUpPerson } from './person.ts';
import { openProject, projectOf } from './project.ts';
import { putModule } from './savedModules.ts';
import { expect, test } from './test.ts';

// The list that cannot be read.
test.use({ expectedTroubles: /500/ });
// Some thirty readings of a page by axe.
test.beforeEach(() => test.slow());

const word = { ...names.fr, ...dashboardWords.fr };

/** As narrow as WCAG 2.2 asks (1.4.10): nothing is cut off, nothing scrolls sideways. */
async function expectReflow(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, `${state}, 320 px: sticks out by`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function expectFine(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReflow(page, state);
}

// The empty dashboard and its cards are looked at in accessibility.spec.ts.
test('axe finds nothing on the dashboard in any of its states, and it fits 320 px', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: word.createProject, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFine(page, 'empty, a name missing');

  await projectOf(page, 'Anticonstitutionnellement-et-plus-long-encore');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: word.steps })).toBeVisible();
  await expectFine(page, 'first steps');

  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: word.edit, exact: true }).click();
  await expectFine(page, 'a card that is edited');
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: word.remove, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectFine(page, 'before deleting');
  await dialog.getByRole('button', { name: word.intoBin }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: word.bin, exact: true }).click();
  await expect(page.getByRole('button', { name: word.takeBack, exact: true }).last()).toBeVisible();
  await expectFine(page, 'the bin');

  for (let count = 0; count < 13; count += 1) await projectOf(page, `Projet ${count}`);
  await page.goto('/dashboard');
  await expect(page.getByLabel(word.search)).toBeVisible();
  await expectFine(page, 'many projects');

  await page.route('**/api/projects?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
  );
  await page.getByLabel(word.search).fill('pain');
  await expect(page.getByText(word.connectionError)).toBeVisible();
  await expectFine(page, 'connection error');
  await page.unroute('**/api/projects?*');

  for (const businessIdea of ['Du pain', 'Du pain la nuit']) {
    await putModule(page, 'idea', { answers: { businessIdea } });
  }
  await openProject(page, person, 'Projet 12');
  await openModule(page, 'idea', 'fr');
  await page.getByRole('button', { name: word.history, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  await expectFine(page, 'versions');
});

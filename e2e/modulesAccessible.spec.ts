import { journey, type ModuleKey } from '@elan/modules/catalogue';
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './axe.ts';
import { newFounder } from './founders.ts';
import { openModule } from './moduleScreen.ts';
import { signedUp } from './person.ts';
import { projectOf } from './project.ts';
import { putModule } from './savedModules.ts';
import { savedProject } from './savedProject.ts';
import { expect, test } from './test.ts';

const keys = journey.map(({ key }) => key) as readonly ModuleKey[];

// Eleven modules each, checked in both languages and themes.
test.beforeEach(() => test.setTimeout(400_000));

test('axe finds nothing on blank modules', async ({ page }) => {
  await begin(page);
  for (const key of keys) {
    await openModule(page, key, 'fr');
    await expectAccessibleInBoth(page, `${key}, blank`);
  }
});

test('axe finds nothing on generated modules', async ({ page }) => {
  await begin(page);
  const saved = savedProject('fr');
  for (const key of keys) await putModule(page, key, saved[key] ?? {});
  await page.reload();
  for (const key of keys) {
    await openModule(page, key, 'fr');
    await expectAccessibleInBoth(page, `${key}, written`);
  }
});

test('axe finds nothing on ideas that are compared and filtered', async ({ page }) => {
  await begin(page);
  await putModule(page, 'brainstorm', savedProject('fr').brainstorm ?? {});
  await page.goto('/module/brainstorm');
  const boxes = page.getByRole('checkbox', { name: 'Comparer', exact: true });
  await boxes.nth(0).check();
  await expectAccessibleInBoth(page, 'ideas, one marked');
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Comparer 2 idées', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBoth(page, 'ideas, compared');
  await page.keyboard.press('Escape');
  await page.getByLabel('Intérêt', { exact: true }).selectOption({ index: 1 });
  await expect(boxes).toHaveCount(1);
  await expectAccessibleInBoth(page, 'ideas, filtered');
  await page.goto('/module/idea');
  await expect(page.getByText('Vous avez choisi', { exact: false })).toBeVisible();
  await expectAccessibleInBoth(page, 'an idea that waits to be developed');
});

/** A founder, who can use every module, with a new project. */
async function begin(page: Page): Promise<void> {
  await signedUp(page, newFounder('fr'));
  await projectOf(page, 'Pain de nuit');
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page).toHaveURL('/module/brainstorm');
}

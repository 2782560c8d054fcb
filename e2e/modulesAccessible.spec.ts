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

/** A founder, who can use every module, with a new project. */
async function begin(page: Page): Promise<void> {
  await signedUp(page, newFounder('fr'));
  await projectOf(page, 'Pain de nuit');
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page).toHaveURL('/module/brainstorm');
}

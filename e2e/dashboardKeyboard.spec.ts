import type { Locator } from '@playwright/test';
import { dashboardWords } from './dashboardWords.ts';
import { activate, choose, tabTo, typeInto } from './keyboard.ts';
import { button } from './moduleScreen.ts';
import { names } from './names.ts';
import { signedUpPerson } from './person.ts';
import { projectOf } from './project.ts';
import { expect, test } from './test.ts';

test('the whole dashboard and its frame work with the keyboard alone', async ({ page }) => {
  const word = { ...names.fr, ...dashboardWords.fr };
  const person = await signedUpPerson(page);
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  const inCard = (name: string, control: string): Locator =>
    card(name).getByRole('button', { name: control, exact: true });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/dashboard');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: word.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('a first project and its onboarding steps', async () => {
    await activate(page, button(page, 'fr', 'createProject'));
    await expect(page.getByLabel(word.projectName, { exact: true })).toBeFocused();
    await page.keyboard.insertText('Pain de nuit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/module/brainstorm');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Trouver mon idée/);
    const steps = page.getByRole('region', { name: word.steps });
    await activate(page, steps.getByRole('link', { name: 'L’analyser' }));
    await expect(page).toHaveURL('/module/analysis');
    await expect(heading).toBeFocused();
    await page.goto('/dashboard');
    await activate(page, steps.getByRole('button', { name: word.hideSteps }));
    await expect(steps).toBeHidden();
    await expect(page.getByRole('heading', { name: word.projects })).toBeFocused();
  });

  await test.step('a second one, renamed inline', async () => {
    await activate(page, page.getByRole('button', { name: word.newProject }));
    await page.keyboard.insertText('Atelier');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/module/brainstorm');
    await activate(page, page.getByRole('link', { name: word.home }));
    await expect(heading).toBeFocused();
    await activate(page, inCard('Atelier', word.edit));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('Atelier Boréal');
    await page.keyboard.press('Enter');
    await expect(inCard('Atelier Boréal', word.edit)).toBeFocused();
  });

  await test.step('deleted and restored from the bin', async () => {
    await activate(page, inCard('Atelier Boréal', word.remove));
    const dialog = page.getByRole('dialog');
    await activate(page, dialog.getByRole('button', { name: word.intoBin }));
    await expect(card('Atelier Boréal')).toBeHidden();
    await expect(card('Pain de nuit').getByRole('heading')).toBeFocused();
    await activate(page, page.getByRole('button', { name: word.bin, exact: true }));
    const bin = page.getByRole('region', { name: word.bin });
    await activate(page, bin.getByRole('button', { name: word.takeBack, exact: true }));
    await expect(card('Atelier Boréal')).toBeVisible();
    await expect(page.getByRole('button', { name: word.bin, exact: true })).toBeFocused();
  });

  await test.step('a search among many, and the last page', async () => {
    for (let count = 0; count < 50; count += 1) await projectOf(page, `Projet ${count}`);
    await page.goto('/dashboard');
    await typeInto(page, page.getByLabel(word.search), 'atelier');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('article')).toHaveCount(50);
    await choose(page, page.getByLabel(word.order), word.byName);
    await expect(card('Atelier Boréal')).toBeVisible();
    // Fifty cards are too many to tab through, so start from the button.
    await page.getByRole('button', { name: word.more }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(52);
    await expect(page.getByRole('article').nth(50).getByRole('heading')).toBeFocused();
  });

  await test.step('the menu', async () => {
    await page.goto('/dashboard');
    await tabTo(page, page.getByRole('button', { name: person.email }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: person.email })).toBeFocused();
  });
});

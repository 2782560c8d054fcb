import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { storedModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import {
  answerAll,
  button,
  fieldOf,
  openModule,
  openMore,
  openQuestions,
  regenerate,
  save,
  waitForEnd,
  writeUp,
} from '../../screens/moduleScreen.ts';
import { createProject } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

// Chromium's own console error about a save from a tab that does not have the newest version.
test.use({ expectedTroubles: /status of 409/ });

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const versions = (page: Page) => dialogOf(page).getByRole('listitem');
/** One of the two compared versions, whose scrollable region has its title as its name. */
const sideOf = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('region').getByRole('region', { name });
async function openVersions(page: Page): Promise<void> {
  await openMore(page, 'fr');
  await page.getByRole('button', { name: 'Versions antérieures', exact: true }).click();
}

test('two tabs keep every version that was saved, generated or restored', async ({
  page,
  context,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  await createProject(page, person, 'Pain de nuit');
  await openModule(page, 'idea', 'fr');
  await answerAll(page, 'idea', 'fr');
  await button(page, 'fr', 'generate').click();
  await waitForEnd(page, 'fr');
  const first = await storedModule(page, 'idea');
  const other = await context.newPage();
  await other.goto('/module/idea');
  // The form must load now, before the first tab leaves a draft in this browser.
  await openQuestions(other, 'fr');
  await expect(fieldOf(other, 'location')).toBeVisible();

  await test.step('edited and saved, then generated again', async () => {
    // A page in the background is rendered only once a second.
    await page.bringToFront();
    await openQuestions(page, 'fr');
    await fieldOf(page, 'location').fill('Rimouski, près du quai');
    await fieldOf(page, 'targetMarket').fill('Les gens du quai');
    await save(page, 'fr');
    await regenerate(page, 'fr');
    await waitForEnd(page, 'fr');
  });

  await test.step('the other tab saves from an old version: both texts are shown, field by field', async () => {
    await other.bringToFront();
    await fieldOf(other, 'location').fill('Matane');
    await fieldOf(other, 'targetMarket').fill('Les pêcheurs');
    await button(other, 'fr', 'save').click();
    const conflict = dialogOf(other);
    await expect(conflict.getByText('Rimouski, près du quai')).toBeVisible();
    await conflict
      .getByRole('radio', { name: /Garder les deux/ })
      .first()
      .check();
    await expectAccessible(other, 'two versions of a module');
    await conflict.getByRole('button', { name: 'Enregistrer ce choix', exact: true }).click();
    await expect(conflict).toBeHidden();
    await expect(other.getByText(/^Enregistré à/)).toBeVisible();
    const { answers } = await storedModule(page, 'idea');
    expect(answers?.location).toBe('Matane');
    expect(answers?.targetMarket).toBe('Les gens du quai\n\nLes pêcheurs');
  });

  await test.step('the list, with time and origin; one version beside the current text', async () => {
    await page.bringToFront();
    await page.reload();
    await openVersions(page);
    await expect(versions(page)).toHaveCount(3);
    await expect(versions(page).nth(0)).toContainText('Rédigée par l’IA');
    await expect(versions(page).nth(1)).toContainText('Enregistrée par vous');
    await expect(versions(page).nth(2)).toContainText('Rédigée par l’IA');
    await expectAccessible(page, 'the versions');
    await versions(page).nth(2).getByRole('button').click();
    await expect(sideOf(page, 'Maintenant').getByText('Matane', { exact: true })).toBeVisible();
    const { location = '' } = first.answers ?? {};
    await expect(sideOf(page, /^Version/).getByText(location, { exact: true })).toBeVisible();
    await expectAccessible(page, 'a version beside what stands there now');
    await expect(sideOf(page, 'Maintenant').getByRole('insertion').first()).toBeVisible();
    await expect(
      sideOf(page, /^Version/)
        .getByRole('deletion')
        .first(),
    ).toBeVisible();
  });

  await test.step('the first one is restored, and the replaced text becomes a version', async () => {
    await dialogOf(page).getByRole('button', { name: 'Rétablir cette version' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(fieldOf(page, 'location')).toHaveValue(first.answers?.location ?? '');
    await expect(writeUp(page, 'fr')).toBeVisible();
    const { aiResponse, answers } = await storedModule(page, 'idea');
    expect({ aiResponse, answers }).toEqual({
      aiResponse: first.aiResponse,
      answers: first.answers,
    });
    await openVersions(page);
    await expect(versions(page)).toHaveCount(4);
    await expect(versions(page).nth(0)).toContainText('Enregistrée par vous');
    await versions(page).nth(0).getByRole('button').click();
    await expect(sideOf(page, /^Version/).getByText('Matane', { exact: true })).toBeVisible();
  });
});

import { readFile } from 'node:fs/promises';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import type { ModuleKey } from '@elan/modules/catalogue';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { putModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp, signedUpPerson } from '../../people/person.ts';
import { expectProjectPage, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';

/**
 * Fills a project and follows the dashboard's link to its dossier.
 * @returns the project's id.
 */
async function filledProject(
  page: Page,
  name: string,
  keys: readonly ModuleKey[],
): Promise<string> {
  const id = await projectOf(page, name);
  const content = savedProject('fr');
  for (const key of keys) {
    const forecast = { inputs: bakery, origins: {}, confirmed: [] };
    await putModule(page, key, {
      ...content[key],
      ...(key === 'finances' ? { forecast } : {}),
    });
  }
  await page.goto('/dashboard');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Mon dossier' }).press('Enter');
  await expectProjectPage(page, '/dossier');
  return id;
}

/** The file name ending and first bytes of each format. */
const beginnings = {
  'Télécharger en PDF': [/\.pdf$/, /^%PDF-/],
  'Télécharger en Word': [/\.docx$/, /^PK/],
  'Télécharger en Excel': [/\.xlsx$/, /^PK/],
  'Télécharger en PowerPoint': [/\.pptx$/, /^PK/],
  'Télécharger en Markdown': [/\.md$/, /^# Pain de nuit/],
  'Télécharger en JSON': [/\.json$/, /^\{"format":"elan-project\/1"/],
} as const;

async function contentOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'latin1');
}

test('a founder on a phone makes a dossier for a bank, with the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedUp(page, newFounder('fr'));
  const keys = ['idea', 'analysis', 'business-plan', 'marketing', 'finances'] as const;
  const id = await filledProject(page, 'Pain de nuit', keys);
  const image = (number: number) => page.getByRole('img', { name: `Page ${number} sur` });

  const fold = (title: string) => page.locator('summary').filter({ hasText: title });
  const pagesOf = async () => {
    const text = await page.getByText(/^\d+ pages$/).textContent();
    return Number.parseInt(text ?? '', 10);
  };

  await test.step('the page begins at its heading, and shows the document', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Mon dossier' })).toBeFocused();
    await page.getByRole('button', { name: 'Page suivante' }).scrollIntoViewIfNeeded();
    await expect(image(1).first()).toBeVisible();
    await page.getByRole('radio', { name: /^SADC ou MRC/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Banque ou caisse/ })).toBeChecked();
  });

  await test.step('a part is left out of the document', async () => {
    const before = await pagesOf();
    await fold('Quelles parties?').press('Enter');
    await page.getByRole('checkbox', { name: /^Dossier financier/ }).press('Space');
    await expect.poll(pagesOf).toBeLessThan(before);
  });

  await test.step('a person is described, saved by itself and there after a reload', async () => {
    const people = fold('Les personnes derrière le projet');
    const add = page.getByRole('button', { name: 'Ajouter une personne' });
    await expect(add).toBeVisible();
    await add.press('Enter');
    const card = page.getByRole('group', { name: 'Personne 1' });
    await expect(card.getByLabel('Nom', { exact: true })).toBeFocused();
    await page.keyboard.type('Anne Roy');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Boulangère');
    await expect
      .poll(async () => (await page.request.get(`/api/projects/${id}/dossier/profile`)).json())
      .toMatchObject({ people: [{ name: 'Anne Roy', role: 'Boulangère' }] });
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await people.press('Enter');
    const saved = page.getByRole('group', { name: 'Anne Roy' });
    await expect(saved.getByLabel('Rôle')).toHaveValue('Boulangère');
    await expect(page.getByRole('radio', { name: /^Banque ou caisse/ })).toBeChecked();
  });

  await test.step('the pages are turned, and one is enlarged', async () => {
    await expect(page.getByText(/^\d+ pages$/)).toBeVisible();
    await page.getByRole('button', { name: 'Page suivante' }).press('Enter');
    await expect(page.getByText(/^Page 2 sur \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Agrandir la page 2', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Page 2 sur/ });
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: /^Page 3 sur/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [name, [ending, beginning]] of Object.entries(beginnings)) {
    await test.step(name, async () => {
      const downloads = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).press('Enter');
      const download = await downloads;
      expect(download.suggestedFilename()).toMatch(/^Pain de nuit\./);
      expect(download.suggestedFilename()).toMatch(ending);
      expect(await contentOf(download)).toMatch(beginning);
    });
  }

  await test.step('axe finds nothing with everything open', async () => {
    await page.locator('main details').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('open', '');
    });
    await expectAccessible(page, 'dossier');
  });
});

test('a free person sees the first pages and what Premium adds, and moves a project', async ({
  page,
}) => {
  await signedUpPerson(page);
  await filledProject(page, 'Pain de nuit', ['idea', 'analysis']);
  const downloads = page.waitForEvent('download');
  await expect(page.getByText(/^Le document complet compte \d+ pages$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Page \d+ sur/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Télécharger en PDF' })).toHaveCount(0);
  await expectAccessible(page, 'dossier without Premium');
  await page.getByRole('button', { name: 'Télécharger en JSON' }).click();
  const file = await (await downloads).path();

  await test.step('the file makes another project, once that is confirmed', async () => {
    await page.goto('/dashboard');
    await waitForHydration(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Importer un projet' }).click();
    await (await chooser).setFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Importer ce projet?' });
    await expect(dialog.getByText('Pain de nuit')).toBeVisible();
    await expectAccessible(page, 'import of a project');
    await dialog.getByRole('button', { name: 'Créer le projet' }).click();
    await expect(page.getByRole('article', { name: 'Pain de nuit' })).toHaveCount(2);
  });

  await page.goto('/dossier');
  await page.getByRole('link', { name: 'Débloquer Premium' }).first().click();
  await expect(page).toHaveURL('/pricing');
});

import { catalogue } from '@elan/modules/catalogue';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { putModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import { expectProjectPage, openProject, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { dashboardWords } from '../../words/dashboardWords.ts';
import { names } from '../../words/names.ts';

const word = { ...names.fr, ...dashboardWords.fr };
const [first, second, third, fourth] = catalogue.idea.questions;

test.use({ viewport: { width: 360, height: 740 } });

test('a phone goes on at the question where the person stopped, and its frame fits', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await page.goto('/dashboard');
  const name = page.getByLabel(word.projectName, { exact: true });
  const banner = page.getByRole('complementary', { name: 'Bac à sable' });

  await test.step('the banner of the stand-ins covers no field', async () => {
    const [field, covered] = await Promise.all([name.boundingBox(), banner.boundingBox()]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(covered?.y ?? 0);
  });

  await test.step('the first project, with an idea', async () => {
    await page.getByRole('radio', { name: word.haveIdea }).check();
    await name.fill('Pain de nuit');
    await name.press('Enter');
    await expectProjectPage(page, '/module/idea');
  });

  await test.step('goes on at the fourth question', async () => {
    await putModule(page, 'idea', {
      answers: { [first.id]: 'Du pain', [second.id]: 'La nuit', [third.id]: 'La faim' },
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Question 4 sur 7')).toBeVisible();
    await expect(page.getByText(fourth.label.fr, { exact: true })).toBeVisible();
    await expectAccessible(page, 'resuming');
    await page.getByRole('link', { name: 'Reprendre : Mon idée', exact: true }).click();
    await expectProjectPage(page, `/module/idea#question-${fourth.id}`);
    await expect(page.locator(`[data-question="${fourth.id}"]`)).toBeFocused();
    // The label of the question must be in view too.
    await expect(page.getByText(fourth.label.fr).first()).toBeInViewport();
  });

  await test.step('goes back to an answer that was left in mid-sentence', async () => {
    const left = page.locator(`[data-question="${third.id}"]`);
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await left.fill('La faim, quand tout est');
    await saved;
    await page.goto('/dashboard');
    await expect(page.getByText('Question 3 sur 7')).toBeVisible();
    await page.getByRole('link', { name: 'Reprendre : Mon idée', exact: true }).click();
    await expect(left).toBeFocused();
    await expect(left).toHaveValue('La faim, quand tout est');
  });

  await test.step('header, menu and list of modules', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByText(/^IA 0\s\/\s3$/)).toBeVisible();
    await expect(header.getByRole('progressbar')).toBeVisible();
    await expect(header.getByText('GRATUIT', { exact: true })).toBeVisible();
    await expect(header.getByRole('button', { name: word.toggle })).toBeVisible();
    await expect(header.getByRole('button', { name: person.email })).toBeVisible();
    await page.getByRole('button', { name: word.modules, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: word.modules });
    // The eleven modules, the dossier and the lender's questions.
    await expect(drawer.getByRole('listitem')).toHaveCount(13);
    await expect(drawer.getByRole('img', { name: word.locked })).toHaveCount(8);
    await expectAccessible(page, 'list of modules, opened on a phone');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('a new project begins with its first field on the screen, and goes back to it', async () => {
    await page.goto('/dashboard');
    await waitForHydration(page);
    await page.getByRole('button', { name: word.newProject }).click();
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: word.createProject, exact: true }).click();
    await expect(name).toBeFocused();
    await expect.poll(() => isOnTop(name)).toBe(true);
  });

  await test.step('a toast does not cover a dialog that opens while it is visible', async () => {
    const gone = await projectOf(page, 'Atelier Boréal');
    await page.request.delete(`/api/projects/${gone}`);
    await page.goto('/dashboard');
    await waitForHydration(page);
    await page.getByRole('button', { name: word.bin, exact: true }).click();
    await page
      .getByRole('region', { name: word.bin })
      .getByRole('button', { name: word.takeBack, exact: true })
      .click();
    const message = page.getByRole('status').getByText(/Atelier Boréal/);
    // The message stays as long as the pointer is over it.
    await message.hover();
    const remove = page
      .getByRole('article', { name: 'Pain de nuit' })
      .getByRole('button', { name: word.remove });
    await remove.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: word.intoBin })).toBeInViewport({ ratio: 1 });
    await expect(message).toBeInViewport({ ratio: 1 });
    const [messageBox, asked] = await Promise.all([message.boundingBox(), dialog.boundingBox()]);
    if (!messageBox || !asked) throw new Error('one of them is gone');
    expect(messageBox.y + messageBox.height).toBeLessThan(asked.y);
    await page.keyboard.press('Escape');
  });

  await test.step('the banner folds to a button that covers nothing, and stays so', async () => {
    const hide = banner.getByRole('button', { name: /^Masquer l’avis/ });
    await hide.click();
    await expect(hide).toBeHidden();
    for (const path of ['/dashboard', '/terms']) {
      await page.goto(path);
      await expect(banner.getByRole('button', { name: /^Démonstration\b/ })).toBeVisible();
      await expect(hide).toBeHidden();
      await expect(banner).toHaveCSS('position', 'static');
    }
    await banner.getByRole('button', { name: /^Démonstration\b/ }).click();
    await page.reload();
    await expect(hide).toBeVisible();
  });
});

/** @returns whether no bar covers the field. */
function isOnTop(field: Locator): Promise<boolean> {
  return field.evaluate((it) => {
    const { left, top, bottom } = it.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 20, y) === it);
  });
}

/** A table with seven months, which is wider than a small tablet. */
const writeUp = [
  '| Poste | Janvier | Février | Mars | Avril | Mai | Juin | Juillet |',
  '|---|---|---|---|---|---|---|---|',
  '| Revenus | 12 400 $ | 13 100 $ | 15 900 $ | 16 250 $ | 18 700 $ | 21 300 $ | 22 900 $ |',
  '',
  '| Poste | Coût |',
  '|---|---|',
  '| Farine | 480 $ |',
].join('\n');

test('a wide table stacks its rows on a phone, and fades where it continues on a small tablet, except around the focus', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await projectOf(page, 'Pain de nuit');
  await putModule(page, 'idea', { answers: {}, aiResponse: writeUp });
  await openProject(page, person, 'Pain de nuit');
  await page.goto('/module/idea');

  await test.step('stacked: each cell with its column, and nothing scrolls sideways', async () => {
    const table = page.getByRole('table').first();
    const cells = table.getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveCount(8);
    const tops = () =>
      cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(8);
    const all = await tops();
    expect(all).toEqual([...all].sort((one, other) => one - other));
    const label = await cells
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''));
    expect(label).toBe('Janvier');
    await expect(page.getByRole('group', { name: /Janvier/ })).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Janvier' })).toHaveCount(1);
  });

  await test.step('wide: the fade is on the sides where it continues', async () => {
    await page.setViewportSize({ width: 660, height: 740 });
    const wide = page.getByRole('group', { name: /Janvier/ });
    await expect(wide).toBeVisible();
    const faded = () =>
      wide.evaluate((element) => {
        const style = getComputedStyle(element);
        const width = (side: string) => Number.parseFloat(style.getPropertyValue(`--fade-${side}`));
        return { left: width('left'), right: width('right'), isMasked: style.maskImage !== 'none' };
      });
    await expect.poll(faded).toEqual({ left: 0, right: 32, isMasked: true });
    await wide.evaluate((element) =>
      element.scrollBy((element.scrollWidth - element.clientWidth) / 2, 0),
    );
    await expect.poll(faded).toEqual({ left: 32, right: 32, isMasked: true });
    await wide.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
    await expect.poll(faded).toEqual({ left: 32, right: 0, isMasked: true });
    await page.keyboard.press('Tab');
    await wide.focus();
    expect((await faded()).isMasked).toBe(false);
  });
});

import type { Locator } from '@playwright/test';
import { signedUpPerson } from './person.ts';
import { openProject, projectOf } from './project.ts';
import { putModule } from './savedModules.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 660, height: 740 } });

/** Seven columns of months: wider than a small tablet. */
const writeUp = [
  '| Poste | Janvier | Février | Mars | Avril | Mai | Juin | Juillet |',
  '|---|---|---|---|---|---|---|---|',
  '| Revenus | 12 400 $ | 13 100 $ | 15 900 $ | 16 250 $ | 18 700 $ | 21 300 $ | 22 900 $ |',
  '',
  '| Poste | Coût |',
  '|---|---|',
  '| Farine | 480 $ |',
].join('\n');

/** The width of the fade on each side, in px. */
const faded = (box: Locator) =>
  box.evaluate((element) => {
    const style = getComputedStyle(element);
    const width = (side: string) => Number.parseFloat(style.getPropertyValue(`--fade-${side}`));
    return { left: width('left'), right: width('right'), isMasked: style.maskImage !== 'none' };
  });

test('a table wider than the screen fades where it continues, and not around the focus', async ({
  page,
}) => {
  const person = await signedUpPerson(page);
  await projectOf(page, 'Pain de nuit');
  await putModule(page, 'idea', { answers: {}, aiResponse: writeUp });
  await openProject(page, person, 'Pain de nuit');
  await page.goto('/module/idea');
  const wide = page.getByRole('group', { name: /Janvier/ });
  await expect(wide).toBeVisible();
  await expect.poll(() => faded(wide)).toEqual({ left: 0, right: 32, isMasked: true });
  await wide.evaluate((element) => element.scrollBy(element.scrollWidth / 4, 0));
  await expect.poll(() => faded(wide)).toEqual({ left: 32, right: 32, isMasked: true });
  await wide.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  await expect.poll(() => faded(wide)).toEqual({ left: 32, right: 0, isMasked: true });

  await page.keyboard.press('Tab');
  await wide.focus();
  expect((await faded(wide)).isMasked).toBe(false);

  const narrow = page.getByRole('table').filter({ hasText: 'Farine' }).locator('xpath=..');
  expect(await faded(narrow)).toMatchObject({ left: 0, right: 0 });
});

test('on a phone its rows are stacked, each cell with its column, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await signedUpPerson(page);
  await projectOf(page, 'Pain de nuit');
  await putModule(page, 'idea', { answers: {}, aiResponse: writeUp });
  await openProject(page, person, 'Pain de nuit');
  await page.goto('/module/idea');
  const table = page.getByRole('table').first();
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(8);
  const tops = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().top),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(new Set(tops).size).toBe(8);
  const label = await cells
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''));
  expect(label).toBe('Janvier');
  await expect(page.getByRole('group', { name: /Janvier/ })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Janvier' })).toHaveCount(1);
});

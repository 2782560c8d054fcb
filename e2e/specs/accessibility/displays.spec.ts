import type { Locator, Page } from '@playwright/test';
import { putModule } from '../../content/savedModules.ts';
import { savedProject } from '../../content/savedProject.ts';
import { newFounder } from '../../people/founders.ts';
import { signedUp } from '../../people/person.ts';
import { openModule } from '../../screens/moduleScreen.ts';
import { expectProjectPage, projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { names } from '../../words/names.ts';

const word = names.fr;
const saved = savedProject('fr');

/** @returns an element's color and the background color around it. */
function colours(part: Locator): Promise<{ own: string; around: string }> {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement ?? element).backgroundColor;
    return { own: element instanceof SVGElement ? style.stroke : style.backgroundColor, around };
  });
}

/**
 * Tabs through a page and back.
 * @returns the focused elements that a sticky bar hides.
 */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (focused.contains(seen) || seen.contains(focused));
      });
      return isSeen ? '' : focused.outerHTML.slice(0, 160);
    });
    if (covered !== '') hidden.push(covered);
  }
  return hidden;
}

test('a score and a write-up are readable in forced colours, in print, and at 400 %', async ({
  page,
}) => {
  await signedUp(page, newFounder('fr'));
  await projectOf(page, 'Pain de nuit');
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('button', { name: word.open, exact: true }).click();
  await expectProjectPage(page, '/module/brainstorm');
  for (const key of ['idea', 'maturity'] as const) await putModule(page, key, saved[key] ?? {});
  await page.reload();

  await test.step('bars, dial, ticks and focus are visible in forced colours', async () => {
    await openModule(page, 'maturity', 'fr');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const bar = page.getByRole('progressbar').first().locator('div div');
    const dial = page
      .getByRole('img', { name: /Indice global/ })
      .locator('circle')
      .nth(1);
    for (const part of [bar, dial]) {
      const { own, around } = await colours(part);
      expect(own).not.toBe(around);
      expect(own).not.toMatch(/^rgba\(.*, 0\)$/);
    }
    const tick = page.getByRole('navigation').getByRole('img').first();
    await expect(tick).toHaveCSS('border-top-width', '1px');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(':focus')).toHaveCSS('outline-width', '2px');
    await openModule(page, 'idea', 'fr');
    const main = page.getByRole('link', { name: /^Module suivant/ });
    await expect(main).toHaveCSS('forced-color-adjust', 'none');
    const words = await main.evaluate((element) => getComputedStyle(element).color);
    expect(words).not.toBe((await colours(main)).own);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  });

  await test.step('print shows only the text, dark on white', async () => {
    await openModule(page, 'idea', 'fr');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const writeUp = page.getByRole('region', { name: word.writeUp, exact: true });
    await expect(writeUp.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const) {
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 36, 48)');
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
  });

  await test.step('at 400 % no sticky element hides the focus', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of ['/account', '/module/idea', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hiddenStops(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hiddenStops(page), 'wide').toEqual([]);
  });
});

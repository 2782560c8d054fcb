import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNarrow } from './narrow.ts';
import { expect } from './test.ts';

/** What a theme decides; every other rule finds the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Proves that axe finds nothing on the page as it stands, in the language that it stands in: every rule in the light,
 * those of colour in the dark too, and what its width decides at 320 px. Leaves the page wide and light.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, screen);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, `${screen}, dark`, rulesOfColour);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNarrow(page, screen);
}

/**
 * The same in both languages, switched on the page as it stands: every rule in French and light, in English and
 * dark. So a test reaches each state once; reaching it four times took most of the browser tests' time. Leaves the
 * page in the language that it was in.
 */
export async function expectAccessibleInBoth(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await switchLanguage(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, `${screen}, other language, dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, `${screen}, other language`, rulesOfColour);
  await switchLanguage(page);
}

async function expectNothingFound(page: Page, where: string, rules?: string[]): Promise<void> {
  // One frame, one page: no second page has to be opened to put the findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}

/** Presses the toggle by itself: what is open over the page, or holds the focus, stays as it is. */
async function switchLanguage(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    document.querySelector<HTMLElement>('header button[lang]')?.click();
    return document.documentElement.lang;
  });
  const other = shown === 'fr' ? 'en' : 'fr';
  await expect(page.locator('html')).toHaveAttribute('lang', other);
}

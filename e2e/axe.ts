import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNarrow } from './narrow.ts';
import { expect } from './test.ts';

/** The rules that depend on the theme, and not on the language. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Proves that axe finds nothing on the page in its current state and language: every rule in the light theme,
 * the colour rules in the dark theme too, and the width rules at 320 px. Leaves the page wide and light.
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
 * The same in both languages, switched in the current state, so that each state is reached once: every rule in
 * French and light, and in English and dark. Each language and each theme then has had every rule. Leaves the page in
 * its original language.
 */
export async function expectAccessibleInBoth(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, screen);
  await expectNarrow(page, screen);
  await switchLanguage(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, `${screen}, other language, dark`);
  await switchLanguage(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

async function expectNothingFound(page: Page, where: string, rules?: string[]): Promise<void> {
  // There is only one frame, so axe needs no second page to combine results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}

/** Switches without moving the focus or closing what is open over the page. */
async function switchLanguage(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    document.querySelector<HTMLElement>('header button[lang]')?.click();
    return document.documentElement.lang;
  });
  const other = shown === 'fr' ? 'en' : 'fr';
  await expect(page.locator('html')).toHaveAttribute('lang', other);
}

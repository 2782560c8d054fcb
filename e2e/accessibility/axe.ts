import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../test.ts';
import { expectNarrow } from './narrow.ts';

/** The axe rules whose result depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** The axe rules whose result depends on the language: those about names and about the page's language. */
const rulesOfWords = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'landmark-unique',
  'link-name',
  'select-name',
  'valid-lang',
];

/**
 * Expects that axe finds nothing on the page in its current state. It checks all rules in the page's language and the
 * light theme, then the rules about width at 320 px. In the dark theme and, if the page can switch without reloading,
 * in the other language, it checks only the rules that these affect, so that the test need not reach each state again.
 * The page ends up light and in its own language.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingFound(page, screen);
  await expectNarrow(page, screen);
  const isSwitched = await switchLanguage(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, `${screen}, other language, dark`, [
    ...rulesOfColour,
    ...rulesOfWords,
  ]);
  if (isSwitched) await switchLanguage(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

async function expectNothingFound(page: Page, where: string, rules?: string[]): Promise<void> {
  let found = await page.evaluate(runAxe, rules);
  if (found === undefined) {
    await page.evaluate(axe.source);
    found = await page.evaluate(runAxe, rules);
  }
  expect(found, where).toEqual([]);
}

/**
 * Runs in the page.
 * @returns what axe finds; undefined if axe is not loaded yet.
 */
async function runAxe(rules: string[] | undefined): Promise<string[] | undefined> {
  const { axe: checker } = globalThis as unknown as { readonly axe?: typeof axe };
  if (checker === undefined) return undefined;
  const { violations } = await checker.run({
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Switches the language without moving the focus or closing dialogs.
 * @returns whether the page can switch.
 */
async function switchLanguage(page: Page): Promise<boolean> {
  const other = await page.evaluate(() => {
    const before = document.documentElement.lang;
    const toggle = document.querySelector<HTMLElement>('header button[lang]');
    if (toggle === null) return undefined;
    toggle.click();
    return before === 'fr' ? 'en' : 'fr';
  });
  if (other === undefined) return false;
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  return true;
}

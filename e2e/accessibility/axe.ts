import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../test.ts';
import { expectNarrow } from './narrow.ts';

/** The rules that the theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** The rules that the language can break: of names, and of the page's language. */
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
 * Proves that axe finds nothing on the page in its current state: every rule in its language and the light theme, and
 * at 320 px the rules of width. Then the same state in the dark theme and, where the page switches it in place, in the
 * other language: the rules that either can break, so that each state is reached once. Leaves the page light and in
 * its own language.
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

/** Runs in the page. @returns what axe finds, undefined where its code is not there yet. */
async function runAxe(rules: string[] | undefined): Promise<string[] | undefined> {
  const { axe: checker } = globalThis as unknown as { readonly axe?: typeof axe };
  if (checker === undefined) return undefined;
  const { violations } = await checker.run({
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Switches without moving the focus or closing what is open over the page. @returns whether the page can. */
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

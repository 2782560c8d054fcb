import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** WCAG 2.2: the narrowest page (1.4.10, 400 % of 1280 px) and the smallest target (2.5.8), both in CSS pixels. */
const narrowest = 320;
const smallestTarget = 24;

/**
 * Proves that at 320 px nothing sticks out, with the text as it is and spread as far as a reader may spread it, and
 * that every control is large enough to touch. Leaves the page wide.
 */
export async function expectNarrow(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: 640 });
  // What measures itself answers the new width a moment later.
  await expect.poll(() => misfits(page), `${screen}, ${narrowest} px`).toEqual([]);
  await setTextSpacing(page, true);
  await expect.poll(() => wideParts(page), `${screen}, spread text`).toEqual([]);
  await setTextSpacing(page, false);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function misfits(page: Page): Promise<string[]> {
  return [...(await smallTargets(page)), ...(await wideParts(page))];
}

/** Where the page scrolls sideways: what reaches beyond its edge. */
function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The space after the last letter of a line may be the pixel too much; nothing is hidden by that.
    if (scrollWidth <= clientWidth + 1) return [];
    const parts = [...document.body.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 0.5)
      .map((part) => `${part.getBoundingClientRect().right} px: ${part.outerHTML.slice(0, 160)}`);
    return [`${scrollWidth} px wide`, ...parts.slice(0, 4), ...parts.slice(-4)];
  });
}

/**
 * Controls smaller than the smallest target, whatever room is around them, which is stricter than axe; a link in the
 * middle of a sentence is as high as its line.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' && control.closest('p, li') !== null;
    const target = (control: Element) =>
      control.matches('input[type="checkbox"], input[type="radio"]')
        ? (control.closest('label') ?? control)
        : control;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility() && !inSentence(control))
      .map((control) => ({ control, box: target(control).getBoundingClientRect() }))
      .filter(({ control, box }) => {
        const isHidden = box.width <= 1 || control.closest('[inert], [aria-hidden="true"]');
        return !isHidden && (box.width < least || box.height < least);
      })
      .map(
        ({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 160)}`,
      );
  }, smallestTarget);
}

/** As far as 1.4.12 lets a reader spread text. */
function setTextSpacing(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((on) => {
    // The content policy lets no style element in; a sheet of the page's own scripts is none.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isOn);
}

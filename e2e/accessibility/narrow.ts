import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The narrowest page (WCAG 2.2, 1.4.10: 400 % of 1280 px) and the smallest touch target (2.5.5), in CSS pixels. */
const narrowest = 320;
const smallestTarget = 44;

/**
 * Expects that nothing overflows at 320 px, both with normal and with the widest text spacing that users can set, and
 * that every control is large enough to touch. Restores the page's width.
 */
export async function expectNarrow(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: narrowest, height: 640 });
  // Resize observers react to the new width a moment later.
  await expect.poll(() => misfits(page), `${screen}, ${narrowest} px`).toEqual([]);
  await setTextSpacing(page, true);
  await expect.poll(() => wideParts(page), `${screen}, spread text`).toEqual([]);
  await setTextSpacing(page, false);
  await page.setViewportSize(before);
}

/** @returns the controls that are too small to touch, and the elements that make the page scroll sideways. */
export async function misfits(page: Page): Promise<string[]> {
  return [...(await smallTargets(page)), ...(await wideParts(page))];
}

/** @returns the elements that make the page scroll sideways. */
function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The letter spacing after the last letter of a line may overflow by a pixel, which hides nothing.
    if (scrollWidth <= clientWidth + 1) return [];
    const parts = [...document.body.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 0.5)
      .map((part) => `${part.getBoundingClientRect().right} px: ${part.outerHTML.slice(0, 160)}`);
    return [`${scrollWidth} px wide`, ...parts.slice(0, 4), ...parts.slice(-4)];
  });
}

/**
 * @returns the controls that are too small, even if there is space around them, which is stricter than axe. A link
 * inside a sentence only needs to be as high as its line.
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
        return !isHidden && (box.width < least - 0.5 || box.height < least - 0.5);
      })
      .map(
        ({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 160)}`,
      );
  }, smallestTarget);
}

/** The text spacing of WCAG 1.4.12. */
function setTextSpacing(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((on) => {
    // The content security policy blocks style elements but not constructed style sheets.
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

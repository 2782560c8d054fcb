import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** WCAG 2.2: the narrowest page (1.4.10, 400 % of 1280 px) and a target for a thumb (2.5.5), both in CSS pixels. */
const narrowest = 320;
const smallestTarget = 44;

/**
 * Proves that at 320 px nothing overflows, with normal and with the widest text spacing that a reader may set, and
 * that every control is large enough to touch. Leaves the page as wide as it was.
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

/** @returns the controls that are too small for a thumb, and the elements that make the page scroll sideways. */
export async function misfits(page: Page): Promise<string[]> {
  return [...(await smallTargets(page)), ...(await wideParts(page))];
}

/** The elements that make the page scroll sideways. */
function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The letter spacing after the last letter of a line may overflow by a pixel and hides nothing.
    if (scrollWidth <= clientWidth + 1) return [];
    const parts = [...document.body.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 0.5)
      .map((part) => `${part.getBoundingClientRect().right} px: ${part.outerHTML.slice(0, 160)}`);
    return [`${scrollWidth} px wide`, ...parts.slice(0, 4), ...parts.slice(-4)];
  });
}

/**
 * Controls smaller than a thumb, even with space around them (stricter than axe); a link in the
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
    // The content security policy blocks style elements, but not constructed style sheets.
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

import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated: by React, or on the landing page by the carousel's script. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const carousel = document.querySelector<HTMLElement>('[data-carousel]');
    if (carousel) return carousel.dataset.carousel !== 'rendered';
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/**
 * A page asks for its scripts after its first paint (`web/entry/deferScripts.ts`), which may be after its load event: by
 * default `goto` and `reload` wait for React too, so that a test meets the page that a person meets a moment later.
 */
export function waitForReact(page: Page): void {
  const { goto, reload } = page;
  // Polled from the test process: the test may have stopped the page's own clock.
  const react = () => expect.poll(() => page.evaluate(hasReact)).toBe(true);
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil === undefined) await react();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil === undefined) await react();
    return response;
  };
}

/** Runs in the page. @returns whether React has the page; the landing page only requests its scripts. */
function hasReact(): boolean {
  const root = document.getElementById('root');
  const isLanding = ['/', '/en'].includes(location.pathname);
  if (root === null || isLanding) return document.getElementById('later') === null;
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

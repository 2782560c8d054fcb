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
 * Makes `goto` and `reload` wait for React by default. A page requests its scripts only after its first paint
 * (`web/entry/deferScripts.ts`), possibly after its load event, but a user usually meets it with its scripts loaded.
 */
export function waitForReact(page: Page): void {
  const { goto, reload } = page;
  // Polls from the test process, because the test may have stopped the page's clock. A navigation during the
  // evaluation ends it.
  const react = () => expect.poll(() => page.evaluate(hasReact).catch(() => false)).toBe(true);
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

/**
 * Runs in the page.
 * @returns whether React has rendered the page or, on the landing page, whether its scripts were requested.
 */
function hasReact(): boolean {
  const root = document.getElementById('root');
  const isLanding = ['/', '/en'].includes(location.pathname);
  if (root === null || isLanding) return document.getElementById('later') === null;
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

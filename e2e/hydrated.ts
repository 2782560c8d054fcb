import type { Page } from '@playwright/test';

/** Waits until the page is hydrated: by React, or on the landing page by the carousel's script. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const carousel = document.querySelector<HTMLElement>('[data-carousel]');
    if (carousel) return carousel.dataset.carousel !== 'rendered';
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

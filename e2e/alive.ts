import type { Page } from '@playwright/test';

/** Waits until the page's own code answers: what the server drew is React's by then. */
export async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

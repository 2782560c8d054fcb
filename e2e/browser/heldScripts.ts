import type { Page } from '@playwright/test';

interface HeldScripts {
  /** Opens a page, and resolves when it is visible, while the held scripts are still loading. */
  readonly open: (path: string) => Promise<void>;
  /** Releases the held scripts. */
  readonly release: () => void;
}

/**
 * Holds back the app's scripts, as a slow connection does; its pages are server-rendered without them.
 */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => /^\/assets\/.*\.js$/.test(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return {
    async open(path) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('main').waitFor();
    },
    release: () => release(),
  };
}

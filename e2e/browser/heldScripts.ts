import type { Page } from '@playwright/test';

interface HeldScripts {
  /** Opens a page and resolves once it is visible, while its scripts are still held back. */
  readonly open: (path: string) => Promise<void>;
  readonly release: () => void;
}

/** Holds back the app's scripts, as a slow connection would. The server-rendered pages are shown without them. */
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

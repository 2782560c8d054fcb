import type { Page } from '@playwright/test';

/** The script of a server-rendered page that must load before the others. */
const first = '/assets/replayEarlyClick-';

interface HeldScripts {
  /** Opens a page, and resolves when it is visible, while the held scripts are still loading. */
  readonly open: (path: string) => Promise<void>;
  /** Releases the held scripts. */
  readonly release: () => void;
}

/**
 * Holds back the app's scripts, as a slow connection does; its pages are server-rendered without them.
 * @param andFirst whether the first script is held too.
 */
export async function holdScripts(page: Page, { andFirst = false } = {}): Promise<HeldScripts> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) =>
      /^\/assets\/.*\.js$/.test(pathname) && (andFirst || !pathname.startsWith(first)),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return {
    async open(path) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('main').waitFor();
      if (andFirst) return;
      // A second request gets it once it has run.
      await page.evaluate(async (beginning) => {
        const script = document.querySelector<HTMLScriptElement>(`script[src^="${beginning}"]`);
        if (script) await import(script.src);
      }, first);
    },
    release: () => release(),
  };
}

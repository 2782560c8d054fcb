import type { Page } from '@playwright/test';

/** Of what a drawn page loads, the one script that is to be there before the others. */
const first = '/assets/replayEarlyClick-';

interface HeldScripts {
  /** Opens a page, and comes back when it shows itself, and what is held is still under way. */
  readonly open: (path: string) => Promise<void>;
  /** Lets the others come. */
  readonly release: () => void;
}

/**
 * Holds back the scripts of the app, as a slow line does; its pages are drawn without them.
 * @param andFirst whether the first one is held, too, which comes before the others.
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
      // Asked for again, it comes once it has run.
      await page.evaluate(async (beginning) => {
        const script = document.querySelector<HTMLScriptElement>(`script[src^="${beginning}"]`);
        if (script) await import(script.src);
      }, first);
    },
    release: () => release(),
  };
}

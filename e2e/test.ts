import { type BrowserContext, test as base, expect } from '@playwright/test';
import { waitForReact } from './browser/hydrated.ts';

interface Watched {
  /** The errors on all pages of the browser during the test. */
  readonly troubles: string[];
}

interface Expected {
  /**
   * Console errors that the test causes on purpose, for example by cutting the network. A status is matched with the
   * words around it (`status of 409`), since an id may contain its digits (`scripts/expectedTroubles.test.ts`).
   */
  readonly expectedTroubles: RegExp | undefined;
}

/** Chromium's warning about measuring parts of the page that are not painted, as axe and the tests do. */
const ofMeasuring = /^Rendering was performed in a subtree hidden by content-visibility\./;

function watch(context: BrowserContext, origin: string, troubles: string[]): void {
  context.on('console', (message) => {
    if (!ofMeasuring.test(message.text())) {
      troubles.push(`console, ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (webError) => troubles.push(`uncaught: ${webError.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      troubles.push(`request to another host: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()} from ${response.url()}`);
  });
}

/**
 * Every test also fails if a console is not empty or a request goes to another host, in each context of the `browser`.
 * Only the browsers that tests start and kill themselves (`e2e/faults/killableBrowser.ts`) are not watched.
 */
export const test = base.extend<Watched & Expected>({
  expectedTroubles: [undefined, { option: true }],
  page: async ({ page }, use) => {
    waitForReact(page);
    await use(page);
  },
  troubles: [
    async ({ browser, context, baseURL, expectedTroubles }, use) => {
      const troubles: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      const watchContext = (each: BrowserContext) => watch(each, origin, troubles);
      watchContext(context);
      browser.on('context', watchContext);
      await use(troubles);
      browser.off('context', watchContext);
      expect(troubles.filter((trouble) => !expectedTroubles?.test(trouble))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { type BrowserContext, test as base, expect } from '@playwright/test';
import { waitForReact } from './browser/hydrated.ts';

interface Watched {
  /** The errors on all pages of the context during the test. */
  readonly troubles: string[];
}

interface Expected {
  /** Console errors that the test causes on purpose, for example by cutting the network. */
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

/** Every test also fails if the console is not empty or a request goes to another host. */
export const test = base.extend<Watched & Expected>({
  expectedTroubles: [undefined, { option: true }],
  page: async ({ page }, use) => {
    waitForReact(page);
    await use(page);
  },
  troubles: [
    async ({ context, baseURL, expectedTroubles }, use) => {
      const troubles: string[] = [];
      watch(context, new URL(baseURL ?? '').origin, troubles);
      await use(troubles);
      expect(troubles.filter((trouble) => !expectedTroubles?.test(trouble))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

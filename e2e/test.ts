import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Watched {
  /** The errors on any page of the context during the test. */
  readonly troubles: string[];
}

interface Expected {
  /** Console errors caused by the test on purpose, such as a lost network. */
  readonly expectedTroubles: RegExp | undefined;
}

/** Chromium's warning about measuring unpainted parts of the page, as axe and the tests do. */
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
 * A page asks for its scripts after its first paint (`web/entry/deferScripts.ts`), which may be after its load event: by
 * default `goto` and `reload` wait for React too, so that a test meets the page that a person meets a moment later.
 */
function waitForReact(page: Page): void {
  const { goto, reload } = page;
  // Asked from here: the test may have stopped the page's own clock.
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

/** Runs in the page. @returns whether React has the page; the landing page only asks for its scripts. */
function hasReact(): boolean {
  const root = document.getElementById('root');
  const isLanding = ['/', '/en'].includes(location.pathname);
  if (root === null || isLanding) return document.getElementById('later') === null;
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** Every test also proves that the console stays empty and that no other host is requested. */
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

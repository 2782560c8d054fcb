import type { Page, Request } from '@playwright/test';

/** The changes to the open page since it was loaded. */
interface PageState {
  /** Whether its `main` is still the element that the server sent, and not a new one that looks the same. */
  readonly isKept: boolean;
  /** The layout shift since its fonts were loaded, as a layout-shift score; 0 if it is below 0.01. */
  readonly moved: number;
}

interface Watch {
  first?: Element;
  moved: number;
}

/** Watches every page that is opened from now on. */
export async function watchPage(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('framenavigated', () => open.clear());
  await page.addInitScript(() => {
    const watch: Watch = { moved: 0 };
    Object.assign(globalThis, { pageWatch: watch });
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (main === null) return;
      watch.first = main;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watch.moved += (entry as PerformanceEntry & { readonly value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    /** Waits until there are no open requests for a moment. */
    async settled(): Promise<void> {
      for (let quiet = 0; quiet < 3; ) {
        await page.waitForTimeout(20);
        quiet = open.size === 0 ? quiet + 1 : 0;
      }
    },
    /** Waits for the fonts of the open page. Layout shifts until then are not counted. */
    fontsLoaded: (): Promise<void> =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // Shifts caused by the fonts are measured in the next frames.
        for (let frames = 0; frames < 3; frames += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        (globalThis as unknown as { pageWatch: Watch }).pageWatch.moved = 0;
      }),
    state: (): Promise<PageState> =>
      page.evaluate(() => {
        const { pageWatch } = globalThis as unknown as { pageWatch: Watch };
        return {
          isKept: pageWatch.first?.isConnected === true,
          moved: pageWatch.moved > 0.01 ? pageWatch.moved : 0,
        };
      }),
  };
}

import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { expect } from '../test.ts';

/** Watches all places to which a link's token could leak while a page is used, until stopped. */
export function watchForTokens(page: Page, tokens: readonly string[]) {
  const holds = (text: string | null) => tokens.some((token) => text?.includes(token));
  const leaks: string[] = [];
  /** Checks of request headers that are still pending. */
  const referers: Promise<void>[] = [];
  const context = page.context();
  const onRequest = (request: Request) => {
    // The page's own URL is the link, so a navigation to it is not a leak.
    if (!request.isNavigationRequest() && holds(request.url())) leaks.push(request.url());
    const referer = request.headerValue('referer').then((value) => {
      if (holds(value)) leaks.push(`referer of ${request.url()}`);
    });
    // `expectNone` throws this error, whereas a test that fails earlier should report its own.
    referer.catch(() => {});
    referers.push(referer);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (holds(message.text())) leaks.push(`console: ${message.text()}`);
  };
  context.on('request', onRequest);
  context.on('console', onConsole);
  return {
    /** Expects that no token is stored anywhere, and that none was sent or logged so far. */
    async expectNone(): Promise<void> {
      const places = await page.evaluate(() => ({
        address: location.href,
        state: JSON.stringify(history.state),
        referrer: document.referrer,
        cookies: document.cookie,
        local: JSON.stringify(Object.entries(localStorage)),
        session: JSON.stringify(Object.entries(sessionStorage)),
        page: document.documentElement.outerHTML,
      }));
      const devTools = await context.newCDPSession(page);
      const { entries } = await devTools.send('Page.getNavigationHistory');
      await devTools.detach();
      const addresses = entries.map(({ url }) => url);
      const found = Object.entries({ ...places, history: addresses.join(' ') });
      expect(found.filter(([, text]) => holds(text))).toEqual([]);
      await Promise.all(referers);
      expect(leaks).toEqual([]);
    },
    stop(): void {
      context.off('request', onRequest);
      context.off('console', onConsole);
    },
  };
}

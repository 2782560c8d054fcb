import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/** Watches every place that a token of a link could leak to while a page is used, until it is stopped. */
export function watchForTokens(page: Page, tokens: readonly string[]) {
  const holds = (text: string | null) => tokens.some((token) => text?.includes(token));
  const leaks: string[] = [];
  /** What the browser has yet to tell of the requests so far. */
  const referers: Promise<void>[] = [];
  const context = page.context();
  const onRequest = (request: Request) => {
    // Its own address is the link; the page is what it must not lead on from.
    if (!request.isNavigationRequest() && holds(request.url())) leaks.push(request.url());
    const referer = request.headerValue('referer').then((value) => {
      if (holds(value)) leaks.push(`referer of ${request.url()}`);
    });
    // `expectNone` throws it; a test that fails before has its own error to tell.
    referer.catch(() => {});
    referers.push(referer);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (holds(message.text())) leaks.push(`console: ${message.text()}`);
  };
  context.on('request', onRequest);
  context.on('console', onConsole);
  return {
    /** Proves that no token is anywhere now, and that none was in what was sent or said so far. */
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
    /** Nothing that comes after it is looked at. */
    stop(): void {
      context.off('request', onRequest);
      context.off('console', onConsole);
    },
  };
}

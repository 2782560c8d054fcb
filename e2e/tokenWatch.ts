import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Watches every place that a token of a link could leak to while a page is used. */
export function watchForTokens(page: Page, tokens: readonly string[]) {
  const holds = (text: string | undefined) => tokens.some((token) => text?.includes(token));
  const leaks: string[] = [];
  const context = page.context();
  context.on('request', async (request) => {
    // Its own address is the link; the page is what it must not lead on from.
    if (!request.isNavigationRequest() && holds(request.url())) leaks.push(request.url());
    const { referer } = await request.allHeaders();
    if (holds(referer)) leaks.push(`referer of ${request.url()}`);
  });
  context.on('console', (message) => {
    if (holds(message.text())) leaks.push(`console: ${message.text()}`);
  });
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
      expect(leaks).toEqual([]);
    },
  };
}

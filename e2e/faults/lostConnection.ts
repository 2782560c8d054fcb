import type { Page, Request } from '@playwright/test';

const generate = '**/generate';

/**
 * Cuts the connection of the page's next generation once some text has arrived, and refuses all later ones. The server
 * sees a disconnected client; the page sees a reply that ends early.
 * @returns a function that restores the network.
 */
export async function loseConnection(page: Page): Promise<() => Promise<void>> {
  let isLost = false;
  await page.route(generate, async (route) => {
    if (isLost) return route.abort('internetdisconnected');
    isLost = true;
    const body = await beginningOf(route.request());
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  return () => page.unroute(generate);
}

/** Reads the start of the reply outside the browser, because Chromium's offline mode keeps open connections alive. */
async function beginningOf(request: Request): Promise<string> {
  const leaving = new AbortController();
  const reply = await fetch(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
    signal: leaving.signal,
  });
  let seen = '';
  for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    seen += piece;
    if (/event: token\n.*\n\n$/.test(seen)) break;
  }
  leaving.abort();
  return seen;
}

import type { Page, Request } from '@playwright/test';

const generate = '**/generate';

/**
 * Cuts the page's connection to its next generation once some text has arrived, and every later
 * one: the server sees a disconnected client, the page a reply that just ends.
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

/** Chromium's own offline mode keeps open connections alive. */
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

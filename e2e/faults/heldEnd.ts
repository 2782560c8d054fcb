import type { Page } from '@playwright/test';

/**
 * Holds back the last event of each streamed text, so that a test can look at the page during a generation, however
 * fast it is. Takes effect on the next page that is loaded.
 * @returns a function that releases the last events.
 */
export async function holdEnd(page: Page): Promise<() => Promise<void>> {
  const released = 'elan-test-release';
  await page.addInitScript((signal) => {
    const request = window.fetch;
    const end = new Promise((resolve) => window.addEventListener(signal, resolve, { once: true }));
    window.fetch = async (...given) => {
      const reply = await request(...given);
      const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream || !reply.body) return reply;
      const decoder = new TextDecoder();
      let text = '';
      const held = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          text += decoder.decode(chunk, { stream: true });
          if (text.includes('event: done')) await end;
          controller.enqueue(chunk);
        },
      });
      const { status, headers } = reply;
      return new Response(reply.body.pipeThrough(held), { status, headers });
    };
  }, released);
  return () => page.evaluate((signal) => void window.dispatchEvent(new Event(signal)), released);
}

import type { BrowserContext, Page } from '@playwright/test';
import { elsewhere, official, spy } from './hostileHtml.ts';

/** The violations in the page, and the number of times a write-up was rendered. */
interface SeenInPage {
  violations: string[];
  rendered: number;
}

declare global {
  interface Window {
    hostile: SeenInPage;
  }
}

/** The only elements and attributes allowed in a write-up. */
const allowed = {
  elements:
    'button div section span p h3 h4 h5 h6 strong em del code pre br a ul ol li table thead tbody tr th td blockquote hr',
  attributes:
    'class href target rel scope start id type hidden aria-label aria-expanded aria-controls data-column data-quadrant data-scrolls data-write-up tabindex role',
};

/**
 * Sets all traps in a browser context. `xss` reports what ran in any frame, every element added to the page and every
 * changed attribute is checked, and requests to other hosts are blocked.
 * @returns what ran or opened.
 */
export async function setTraps(context: BrowserContext): Promise<{ ran: unknown[] }> {
  const ran: unknown[] = [];
  await context.exposeBinding('xss', (_source, id: unknown) => ran.push(`ran: ${id}`));
  for (const host of [spy, elsewhere, 'http://www.ailleurs.example', official]) {
    await context.route(`${host}/**`, (route) => route.fulfill({ body: 'elsewhere' }));
  }
  context.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.addInitScript(watchElements, allowed);
  return { ran };
}

/** Runs in the page before our scripts. */
function watchElements({ elements, attributes }: typeof allowed): void {
  const seen: SeenInPage = { violations: [], rendered: 0 };
  window.hostile = seen;
  const inWriteUp = new Set(elements.split(' '));
  const itsAttributes = new Set(attributes.split(' '));
  const foreign =
    'script,iframe,frame,object,embed,img,image,picture,source,video,audio,link,style,base,meta,form[action],math,template,use,animate,marquee,foreignObject';

  function look(element: Element): void {
    const name = element.localName;
    const markup = element.outerHTML.slice(0, 200);
    // The scripts that hydrate the page. The server allowed them with this response's nonce.
    const isOurs = element instanceof HTMLScriptElement && element.nonce !== '';
    // The form that opens the terms if the page's code has not loaded (`web/shell/Footer.tsx`).
    const isTerms = element.matches('footer form[action="/terms"]');
    // The template with the page's scripts, which are loaded after the first paint (`web/entry/deferScripts.ts`).
    const isLater = element.matches('body > template#later');
    // Our own font preload. It is checked too, because opening a dialog marks it as hidden from screen readers.
    const isFont = element.matches('link[rel="preload"][as="font"][href^="/assets/"]');
    if (element.matches(foreign) && !isOurs && !isTerms && !isLater && !isFont)
      seen.violations.push(`element: ${markup}`);
    // The icon of a button that collapses a part is ours.
    const isIcon = element.closest('button[aria-expanded] > svg.lucide') !== null;
    // The tools below a section are ours, but a write-up inside them is checked like any other.
    const host = isIcon ? null : element.closest('[data-write-up], [data-section-tools]');
    const writeUp = host?.matches('[data-write-up]') ? host : null;
    if (writeUp && !inWriteUp.has(name)) seen.violations.push(`in a write-up: ${markup}`);
    for (const attribute of element.attributes) {
      if (/^on|^srcdoc$|^formaction$/i.test(attribute.name)) {
        seen.violations.push(`attribute ${attribute.name}: ${markup}`);
      }
      if (writeUp && !itsAttributes.has(attribute.name)) {
        seen.violations.push(`attribute ${attribute.name} in a write-up: ${markup}`);
      }
    }
    if (element instanceof HTMLAnchorElement && writeUp) {
      const safe = /^(https?:\/\/|mailto:)/.test(element.getAttribute('href') ?? '');
      if (!safe || !['http:', 'https:', 'mailto:'].includes(element.protocol)) {
        seen.violations.push(`address: ${markup}`);
      }
      if (element.target !== '_blank' || element.rel !== 'noopener noreferrer') {
        seen.violations.push(`opener: ${markup}`);
      }
    }
  }

  new MutationObserver((changes) => {
    // Elements added before the body exists are the page's own.
    if (!document.body) return;
    for (const { target, addedNodes } of changes) {
      const within = target instanceof Element ? target : target.parentElement;
      if (!within || !document.body.contains(within) || within === document.body) continue;
      if (within.closest('[data-write-up]')) seen.rendered += 1;
      look(within);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        look(node);
        for (const inner of node.querySelectorAll('*')) look(inner);
      }
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}

/** @returns what was seen in the page so far. */
export function seenIn(page: Page): Promise<SeenInPage> {
  return page.evaluate(() => window.hostile);
}

/**
 * Cuts the stream of a write-up into pieces of 1 to 7 characters and renders after each, so that the page shows every
 * state of a very slow stream in a fraction of the time.
 */
export async function drawEveryPiece(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const channel = new MessageChannel();
    const waiting: (() => void)[] = [];
    channel.port1.onmessage = () => waiting.shift()?.();
    const soon = (work: () => void) => {
      waiting.push(work);
      channel.port2.postMessage(undefined);
      return 0;
    };
    // Must equal the value in `web/generation/throttle.ts`.
    const pacedMs = 250;
    const { setTimeout: later, fetch: ask } = window;
    window.requestAnimationFrame = (render) => soon(() => render(performance.now()));
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === pacedMs ? soon(work) : later(work, ms)) as typeof window.setTimeout;

    function finer(): TransformStream<Uint8Array, Uint8Array> {
      const decoder = new TextDecoder();
      const encoder = new TextEncoder();
      let rest = '';
      return new TransformStream({
        async transform(bytes, controller) {
          const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
          rest = events.pop() ?? '';
          for (const event of events) {
            const token = /^event: token\ndata: (.*)$/.exec(event)?.[1];
            if (token === undefined) {
              controller.enqueue(encoder.encode(`${event}\n\n`));
              continue;
            }
            const { text } = JSON.parse(token) as { text: string };
            for (let at = 0, size = 1; at < text.length; at += size, size = (size % 7) + 1) {
              const data = JSON.stringify({ text: text.slice(at, at + size) });
              controller.enqueue(encoder.encode(`event: token\ndata: ${data}\n\n`));
              for (let turn = 0; turn < 4; turn += 1) {
                await new Promise<void>((resolve) => soon(resolve));
              }
            }
          }
        },
      });
    }

    window.fetch = async (...args) => {
      const response = await ask(...args);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream || !response.body) return response;
      return new Response(response.body.pipeThrough(finer()), response);
    };
  });
}

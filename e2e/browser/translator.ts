import type { Page } from '@playwright/test';

/** How a browser inserts a translation into the page: Chrome uses two `font` elements, Safari another text node. */
export type Way = 'font' | 'text';

/** The result of translating a page. */
export interface Translation {
  /** The number of translated texts. */
  readonly count: number;
  /** The elements with a translated text whose node React would change, remove or insert before. */
  readonly held: readonly string[];
}

interface Translator extends Translation {
  start: () => void;
  count: number;
  held: string[];
}

/** @returns a text as this translator shows it: unchanged, between two marks. */
export const translated = (text: string): string => `⟦${text}⟧`;

/**
 * Installs a translator in every page that is opened from now on. It waits for `startTranslator` unless the URL
 * contains `#translated`, which starts it before the page's own scripts.
 */
export async function installTranslator(page: Page, way: Way = 'font'): Promise<void> {
  await page.addInitScript(translate, way);
}

/** Starts translating the open page, as when a user requests it in the browser, and waits for the first texts. */
export async function startTranslator(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(globalThis, 'translator').start());
  await page.waitForFunction(() => Reflect.get(globalThis, 'translator').count > 0);
}

/** @returns the result for the open page since the translator was started. */
export function translationOf(page: Page): Promise<Translation> {
  return page.evaluate(() => {
    const { count, held } = Reflect.get(globalThis, 'translator') as Translation;
    return { count, held };
  });
}

/** Runs in the page before its scripts. */
function translate(way: Way): void {
  const done = new WeakSet<Text>();
  const translator: Translator = { start, count: 0, held: [] };
  Object.assign(globalThis, { translator });

  function isWanted(text: Text): boolean {
    const { parentElement: parent } = text;
    if (parent === null || done.has(text) || !/\p{L}|\d/u.test(text.data)) return false;
    return (
      parent.closest('script, style, noscript, textarea, svg, [translate=no], .notranslate') ===
      null
    );
  }

  function replace(text: Text): void {
    if (Object.keys(text).some((key) => key.startsWith('__reactFiber'))) {
      translator.held.push(`${text.data} in ${text.parentElement?.outerHTML.slice(0, 200)}`);
    }
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    const other = document.createTextNode(`${before}⟦${words}⟧${after}`);
    done.add(other);
    if (way === 'text' || text.parentElement?.localName === 'title') text.replaceWith(other);
    else {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = 'inherit';
      inner.style.verticalAlign = 'inherit';
      inner.append(other);
      outer.append(inner);
      text.replaceWith(outer);
    }
    translator.count += 1;
  }

  function all(): void {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.filter(isWanted).forEach(replace);
  }

  if (location.hash === '#translated') start();

  function start(): void {
    all();
    let isWaiting = false;
    new MutationObserver((changes) => {
      for (const { type, target } of changes) {
        if (type === 'characterData') done.delete(target as Text);
      }
      // Real translations come from a server, a little later.
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        all();
      }, 20);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }
}

import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** What a screen reader would say: the focused element, and the announcements of live regions. */
export interface ScreenReader {
  /** @returns the focused element in the accessibility tree: role, name, description and state. */
  readonly focus: () => Promise<string>;
  /**
   * Waits for an announcement since the last call.
   * @returns its text.
   */
  readonly announcement: (text: RegExp) => Promise<string>;
}

/** Listens to a page, including after navigations. */
export async function listenTo(page: Page): Promise<ScreenReader> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.addInitScript(reportLiveRegions);
  const session = await page.context().newCDPSession(page);
  return {
    async focus() {
      const { result } = await session.send('Runtime.evaluate', {
        expression: 'document.activeElement',
      });
      const { objectId } = result;
      if (objectId === undefined) throw new Error('nothing has the focus');
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        objectId,
        fetchRelatives: false,
      });
      const [node] = nodes;
      const states = (node?.properties ?? [])
        .filter(({ name, value }) => spoken.has(name) && !['false', false].includes(value.value))
        .map(({ name, value }) => (value.value === true ? name : `${name} ${value.value}`));
      const words = [node?.role?.value, `“${node?.name?.value}”`, ...states];
      const description: string = node?.description?.value ?? '';
      return [...words, ...(description === '' ? [] : [`(${description})`])].join(' ');
    },
    async announcement(text) {
      let found: string | undefined;
      await expect
        .poll(() => {
          found = heard.find((words) => text.test(words));
          return found;
        }, `what is said: ${text}`)
        .toBeDefined();
      heard.length = 0;
      return (found ?? '').replace(/\s+/g, ' ').trim();
    },
  };
}

/** The states that a screen reader says after a control's name. */
const spoken: ReadonlySet<string> = new Set(['invalid', 'checked', 'expanded', 'hasPopup']);

/** Runs in the page and reports the announcements of its live regions. */
function reportLiveRegions(): void {
  const hear = (window as unknown as { hear: (text: string) => void }).hear;
  const regions =
    '[role="status"]:not([aria-live="off"]), [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const announced = new WeakMap<Element, string>();
  const listen = () => {
    for (const region of document.querySelectorAll(regions)) {
      const text = region.textContent ?? '';
      if (text.trim() !== '' && announced.get(region) !== text) hear(text);
      announced.set(region, text);
    }
  };
  new MutationObserver(listen).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What somebody who listens is told: by the focus that they are at, and by what speaks up by itself. */
export interface ScreenReader {
  /** What the focus is on, as the browser's accessibility tree has it: role, name, description, state. */
  readonly focus: () => Promise<string>;
  /** Waits for something to be said by itself, since this was last called. @returns it. */
  readonly said: (text: RegExp) => Promise<string>;
}

/** Listens to a page, and to every page that it becomes. */
export async function listenTo(page: Page): Promise<ScreenReader> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.addInitScript(tellLiveRegions);
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
    async said(text) {
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

/** What a screen reader says of a control beside its name. */
const spoken: ReadonlySet<string> = new Set(['invalid', 'checked', 'expanded', 'hasPopup']);

/** Runs in the page: passes on what its live regions come to say. */
function tellLiveRegions(): void {
  const hear = (window as unknown as { hear: (text: string) => void }).hear;
  const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const said = new WeakMap<Element, string>();
  const listen = () => {
    for (const region of document.querySelectorAll(regions)) {
      const text = region.textContent ?? '';
      if (text.trim() !== '' && said.get(region) !== text) hear(text);
      said.set(region, text);
    }
  };
  new MutationObserver(listen).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

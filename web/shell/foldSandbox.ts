import { readStored, writeStored } from '../lib/browserStorage.ts';

/** The attributes by which the banner of the stand-ins and its two buttons are found, also where React is not. */
export const sandboxPart = { 'data-sandbox-banner': 'banner' };
export const foldPart = { 'data-sandbox-banner': 'fold' };
export const unfoldPart = { 'data-sandbox-banner': 'unfold' };

/** Where this browser remembers it (localStorage); `web/entry/deferScripts.ts` reads it too, before the first paint. */
const key = 'elan.sandbox';
const folded = 'folded';

/**
 * Folds the banner of the stand-ins, or opens it again; this browser remembers it, and the first script of the next
 * page applies it before React is there. The button that takes the place of the pressed one takes the focus; a tap does not scroll to it.
 * @param click its `detail` is 0 where a key pressed the button.
 */
export function foldSandbox(isFolded: boolean, { detail }: Pick<UIEvent, 'detail'>): void {
  writeStored(key, isFolded ? folded : null);
  if (isFolded) document.documentElement.dataset.sandbox = folded;
  else delete document.documentElement.dataset.sandbox;
  const next = isFolded ? unfoldPart : foldPart;
  document
    .querySelector<HTMLElement>(`[data-sandbox-banner=${next['data-sandbox-banner']}]`)
    ?.focus({ preventScroll: detail > 0 });
}

/** The same where there is no React: the landing page. */
export function attachSandboxFold(page: HTMLElement): void {
  for (const button of page.querySelectorAll<HTMLElement>('button[data-sandbox-banner]')) {
    const isFold = button.dataset.sandboxBanner === foldPart['data-sandbox-banner'];
    button.addEventListener('click', (click) => foldSandbox(isFold, click));
  }
}

/** Folds it again on a page that the browser renders. */
export function restoreSandboxFold(): void {
  const fold = readStored(key);
  if (fold) document.documentElement.dataset.sandbox = fold;
}

import { readStored, writeStored } from '../lib/browserStorage.ts';

/** Attributes by which code without React finds the banner and its two buttons. */
export const sandboxPart = { 'data-sandbox-banner': 'banner' };
export const foldPart = { 'data-sandbox-banner': 'fold' };
export const unfoldPart = { 'data-sandbox-banner': 'unfold' };

/** The localStorage key of the folded state, repeated in `web/entry/deferScripts.ts`. */
const key = 'elan.sandbox';
const folded = 'folded';

/**
 * Folds or opens the stand-in banner and stores its state in this browser for later pages. Focuses the button that
 * replaces the clicked one, and scrolls there only if a key was used.
 * @param click its `detail` is 0 if a key activated the button.
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

/** Makes the fold buttons work without React, on the landing page. */
export function attachSandboxFold(page: HTMLElement): void {
  for (const button of page.querySelectorAll<HTMLElement>('button[data-sandbox-banner]')) {
    const isFold = button.dataset.sandboxBanner === foldPart['data-sandbox-banner'];
    button.addEventListener('click', (click) => foldSandbox(isFold, click));
  }
}

/** Restores the folded state on a page that the browser renders. */
export function restoreSandboxFold(): void {
  const fold = readStored(key);
  if (fold) document.documentElement.dataset.sandbox = fold;
}

import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberedLanguage } from '../copy/rememberedLanguage.ts';
import type { RenderedBy } from '../lib/rendered.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import { refillTypedTexts } from '../lib/typedTexts.ts';
import { loadParts, loadPartsOf, loadPartsWhenIdle } from '../parts/parts.ts';
import { noticeSilentFills } from './noticeSilentFills.ts';
import { replayEarly } from './replayEarly.ts';

/**
 * Starts preserving what the user types on the page.
 * @returns the element that contains the page.
 */
export function beginPage(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  noticeSilentFills();
  // Leaves time for the drafts to be put into their fields first.
  setTimeout(refillTypedTexts, 1_000);
  return root;
}

/** @returns false if the language has changed, or a session has begun or ended, since the page was rendered. */
export function isStillRight({ language, isSignedIn }: RenderedBy): boolean {
  return (rememberedLanguage() ?? language) === language && hasSessionHint() === isSignedIn;
}

/**
 * Hydrates server-rendered markup once the code and the texts that it shows are loaded.
 * @param onBegun called in the same task in which React starts hydrating.
 */
export async function hydratePage(
  container: HTMLElement,
  page: ReactNode,
  onBegun?: () => void,
): Promise<void> {
  // Includes texts that a click may show: loading one later would hide the page meanwhile and lose the focus. If a part
  // fails to load here, the page waits for it where it is used.
  await loadParts(new Set(container.dataset.parts?.split(' '))).catch(() => {});
  // In a transition React hydrates in chunks, so the browser can respond to input in between.
  startTransition(() => {
    hydrateRoot(container, page, {
      // React has rendered a part again, for example because the browser had translated it. The page still works.
      onRecoverableError: (error) => console.warn(error),
    });
  });
  onBegun?.();
  void replayEarly(container, () => loadPartsOf('../domain/').catch(() => {}));
  loadPartsWhenIdle();
}

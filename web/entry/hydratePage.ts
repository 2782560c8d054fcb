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
 * Starts watching for sign-in forms filled in without events, and a second later restores texts stored by `Crashed`.
 * @returns the element that contains the page.
 * @throws Error if the document has no `#root`.
 */
export function beginPage(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  noticeSilentFills();
  // Delayed, so that drafts are restored to their fields first.
  setTimeout(refillTypedTexts, 1_000);
  return root;
}

/** @returns false if the language has changed, or a session has begun or ended, since the page was rendered. */
export function isStillRight({ language, isSignedIn }: RenderedBy): boolean {
  return (rememberedLanguage() ?? language) === language && hasSessionHint() === isSignedIn;
}

/**
 * Loads the code and texts of the server-rendered markup, hydrates it and replays earlier user actions. Then loads the
 * remaining parts when the browser is idle.
 * @param onBegun called in the same task in which React starts hydrating.
 */
export async function hydratePage(
  container: HTMLElement,
  page: ReactNode,
  onBegun?: () => void,
): Promise<void> {
  // Includes texts that a click may show, because a page that suspends to load a text is hidden meanwhile and loses the
  // focus. A part that fails to load here is requested again when it is rendered.
  await loadParts(new Set(container.dataset.parts?.split(' '))).catch(() => {});
  // In a transition React hydrates in chunks, so the browser can respond to input in between.
  startTransition(() => {
    hydrateRoot(container, page, {
      // React has recovered by rendering again, for example after the browser had translated the page.
      onRecoverableError: (error) => console.warn(error),
    });
  });
  onBegun?.();
  void replayEarly(container, () => loadPartsOf('../domain/').catch(() => {}));
  loadPartsWhenIdle();
}

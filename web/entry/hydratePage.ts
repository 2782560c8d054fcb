import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rememberedLanguage } from '../copy/rememberedLanguage.ts';
import type { RenderedBy } from '../lib/rendered.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import { refillTypedTexts } from '../lib/typedTexts.ts';
import { loadParts, loadPartsOf, loadPartsWhenIdle } from '../parts/parts.ts';
import { noticeSilentFills } from './noticeSilentFills.ts';
import { replayEarly } from './replayEarly.ts';

/** Looks after what is typed on the page. @returns the element in which the page is. */
export function beginPage(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  noticeSilentFills();
  // Once the drafts are in their fields.
  setTimeout(refillTypedTexts, 1_000);
  return root;
}

/** @returns false where the server rendered another language, or for a session that has begun or ended since. */
export function isStillRight({ language, isSignedIn }: RenderedBy): boolean {
  return (rememberedLanguage() ?? language) === language && hasSessionHint() === isSignedIn;
}

/**
 * Hydrates what the server rendered, once the code and the texts that it shows are loaded.
 * @param onBegun called in the task in which React begins.
 */
export async function hydratePage(
  container: HTMLElement,
  page: ReactNode,
  onBegun?: () => void,
): Promise<void> {
  // Also the texts that a press may show: one that is not there would hide the page for as long as it takes, and the focus
  // would be lost. What could not be loaded is waited for in its place.
  await loadParts(new Set(container.dataset.parts?.split(' '))).catch(() => {});
  // In a transition React hydrates in pieces, so that the browser can answer between them.
  startTransition(() => {
    hydrateRoot(container, page, {
      // React has rendered a part again, such as one that the browser had translated before: the page works.
      onRecoverableError: (error) => console.warn(error),
    });
  });
  onBegun?.();
  void replayEarly(container, () => loadPartsOf('../domain/').catch(() => {}));
  loadPartsWhenIdle();
}

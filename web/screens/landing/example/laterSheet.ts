import { type ComponentType, lazy } from 'react';
import type { Sheet } from './sheets.ts';

let come: () => void = () => {};
const near = new Promise<void>((resolve) => {
  come = resolve;
});

/** Where nothing watches what comes into view, as on the server, there is nothing to wait for. */
if (typeof IntersectionObserver === 'undefined') come();

/** Has the code of the sheets come at once: somebody uses them. */
export function fetchNow(): void {
  come();
}

/** How near the window's edge an element is when its code is fetched, in pixels: some screens of a phone. */
const nearness = 1_200;

/** @returns what stops watching. Once the element is near, the code of the sheets comes. */
export function fetchWhenNear(element: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) come();
    },
    { rootMargin: `${nearness}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A sheet of the example. Drawn by the server it reads at once, and its code (Markdown, cards, its texts) comes
 * only when a reader gets near: the first screen does without it.
 */
export const LaterSheet: ComponentType<{ sheet: Sheet }> = lazy(async () => {
  await near;
  const { ExampleSheet } = await import('./ExampleSheet.tsx');
  return { default: ExampleSheet };
});

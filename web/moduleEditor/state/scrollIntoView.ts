/**
 * Scrolls to where something is about to appear, unless it is well in view already. The focus does not move.
 */
export function scrollIntoViewIfNeeded(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight * 0.4) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}

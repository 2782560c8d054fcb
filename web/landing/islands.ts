import { keepReachable } from '../ui/keepReachable.ts';
import { attachCarousel } from './carousel/carouselIsland.ts';
import { attachTabs } from './example/tabsIsland.ts';

/**
 * Makes move what moves in a rendered landing page: React renders it once, on the server or in
 * the app, and does not know what becomes of it.
 * @returns what ends it.
 */
export function attachBehaviour(page: HTMLElement): () => void {
  const ends = new AbortController();
  const all = (part: string) => page.querySelectorAll<HTMLElement>(part);
  for (const region of all('[data-carousel]')) attachCarousel(region, ends.signal);
  for (const list of all('[role="tablist"]')) attachTabs(list, ends.signal);
  const boxes = Array.from(all('[data-scrolls]'), keepReachable);
  return () => {
    ends.abort();
    for (const leave of boxes) leave();
  };
}

import { keepReachable } from '../ui/keepReachable.ts';
import { attachCarousel } from './carousel/carouselIsland.ts';
import { attachTabs } from './example/tabsIsland.ts';

/**
 * Attaches the behaviour of a landing page, rendered by the server or the app: its carousel, tabs and scrolling boxes.
 * @returns a function that detaches the behaviour.
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

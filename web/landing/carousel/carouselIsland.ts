import {
  type CarouselHolds,
  type CarouselMove,
  firstSlide,
  moved,
  movesByItself,
  slideShownMs,
} from './carousel.ts';
import { watchPauseReasons } from './watchPauseReasons.ts';

/**
 * Attaches the behaviour of a carousel, which moves on user input, and on a timer while nothing pauses it.
 * @param region as rendered by `ModuleCarousel`, at its first slide.
 * @param until detaches the behaviour when aborted.
 */
export function attachCarousel(region: HTMLElement, until: AbortSignal): void {
  const parts = partsOf(region);
  const slides = [...region.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...region.querySelectorAll<HTMLElement>('[data-dot]')];
  let carousel = firstSlide;
  let holds: CarouselHolds | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Restarts the timer of the current slide, or stops the timer while something pauses the carousel. */
  function wait(): void {
    clearTimeout(timer);
    const moves = holds !== undefined && movesByItself(holds);
    region.dataset.carousel = moves ? 'moving' : 'held';
    if (moves) timer = setTimeout(() => move({ by: 'clock' }), slideShownMs);
  }

  function move(wish: CarouselMove): void {
    const next = moved(carousel, wish, slides.length);
    if (next === carousel) return;
    carousel = next;
    for (const [at, slide] of slides.entries()) {
      if (at === next.slide) slide.dataset.active = 'true';
      else delete slide.dataset.active;
    }
    for (const [at, dot] of dots.entries()) dot.dataset.dot = at === next.slide ? 'active' : '';
    const shown = slides[next.slide]?.dataset;
    parts.position.textContent = shown?.position ?? '';
    parts.status.textContent = next.by === 'person' ? (shown?.arrival ?? '') : '';
    wait();
  }

  const step = (way: 1 | -1) => move({ by: 'person', step: way, at: performance.now() });
  for (const button of region.querySelectorAll<HTMLElement>('[data-step]')) {
    const way = button.dataset.step === '1' ? 1 : -1;
    button.addEventListener('click', () => step(way), { signal: until });
  }
  region.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    },
    { signal: until },
  );
  onSwipe(parts.list, step, until);
  watchPauseReasons(region, parts.stop, until, (now) => {
    const held = holds;
    holds = now;
    if (!held || movesByItself(held) !== movesByItself(now)) wait();
  });
  until.addEventListener('abort', () => clearTimeout(timer));
}

function partsOf(region: HTMLElement) {
  const part = (selector: string) => {
    const found = region.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`a carousel without ${selector}`);
    return found;
  };
  return {
    list: part('ol'),
    position: part('[data-position]:not(li)'),
    status: part('[role="status"]'),
    stop: part('[data-stop]'),
  };
}

/** Minimum length of a swipe, in pixels. */
const shortest = 40;

/**
 * @param element the swiped element, which must have `touch-action: pan-y`.
 * @param report called with 1 for a swipe to the left, which moves forward, and -1 for one to the right.
 */
function onSwipe(element: HTMLElement, report: (step: 1 | -1) => void, until: AbortSignal): void {
  let start: { readonly x: number; readonly y: number } | undefined;
  const listening = { signal: until };
  element.addEventListener(
    'pointerdown',
    ({ isPrimary, clientX, clientY }) => {
      start = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    listening,
  );
  element.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const from = start;
      start = undefined;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < shortest || Math.abs(across) < Math.abs(clientY - from.y)) return;
      report(across < 0 ? 1 : -1);
    },
    listening,
  );
  element.addEventListener(
    'pointercancel',
    () => {
      start = undefined;
    },
    listening,
  );
}

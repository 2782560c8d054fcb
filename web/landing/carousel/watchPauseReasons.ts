import type { CarouselHolds } from './carousel.ts';

const reduced = '(prefers-reduced-motion: reduce)';

/**
 * Watches everything that pauses a carousel.
 * @param stop the pause button, whose name and icon are updated.
 * @param report called with the pause reasons, once initially and after each change.
 */
export function watchPauseReasons(
  region: HTMLElement,
  stop: HTMLElement,
  until: AbortSignal,
  report: (holds: CarouselHolds) => void,
): void {
  const motion = matchMedia(reduced);
  let holds: CarouselHolds = {
    stopped: false,
    hovered: false,
    focused: region.contains(document.activeElement),
    tabHidden: document.hidden,
    reducedMotion: motion.matches,
  };
  const note = (change: Partial<CarouselHolds>) => {
    holds = { ...holds, ...change };
    report(holds);
  };
  const listening = { signal: until };

  stop.addEventListener(
    'click',
    () => {
      const stopped = !holds.stopped;
      stop.toggleAttribute('data-stopped', stopped);
      stop.setAttribute('aria-label', (stopped ? stop.dataset.play : stop.dataset.pause) ?? '');
      note({ stopped });
    },
    listening,
  );
  region.addEventListener(
    'pointerenter',
    // A touch must not count as hovering, which could pause the carousel for good.
    ({ pointerType }) => note({ hovered: pointerType !== 'touch' }),
    listening,
  );
  region.addEventListener('pointerleave', () => note({ hovered: false }), listening);
  region.addEventListener('focusin', () => note({ focused: true }), listening);
  region.addEventListener(
    'focusout',
    ({ relatedTarget }) =>
      note({ focused: relatedTarget instanceof Node && region.contains(relatedTarget) }),
    listening,
  );
  document.addEventListener(
    'visibilitychange',
    () => note({ tabHidden: document.hidden }),
    listening,
  );
  motion.addEventListener('change', ({ matches }) => note({ reducedMotion: matches }), listening);
  report(holds);
}

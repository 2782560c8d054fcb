import {
  type Carousel,
  type CarouselMove,
  firstSlide,
  moved,
  movesByItself,
  slideShownMs,
} from '@elan/domain/carousel';
import { type FocusEvent, type PointerEvent, useEffect, useReducer, useState } from 'react';
import { useReducedMotion, useTabHidden } from './surroundings.ts';

/**
 * A carousel's life: moved by the person, and by the clock while nothing holds it.
 * @returns where it stands, how to move it, and what its element must listen to.
 */
export function useCarousel(slides: number) {
  const [carousel, move] = useReducer(
    (from: Carousel, wish: CarouselMove) => moved(from, wish, slides),
    firstSlide,
  );
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const tabHidden = useTabHidden();
  const reducedMotion = useReducedMotion();
  const moves = movesByItself({ stopped, hovered, focused, tabHidden, reducedMotion });

  // Each slide has its whole time: also after a move by hand, and after whatever held it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each slide
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => move({ by: 'clock' }), slideShownMs);
    return () => clearTimeout(timer);
  }, [moves, carousel]);

  return {
    carousel,
    stopped,
    setStopped,
    step: (step: 1 | -1) => move({ by: 'person', step, at: performance.now() }),
    listeners: {
      // A finger does not hover; what it touches last would stay held.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

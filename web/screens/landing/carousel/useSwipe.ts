import { type PointerEvent, useRef } from 'react';

/** A finger that moved less did not swipe, in pixels. */
const shortest = 40;

/**
 * @param onSwipe told 1 for a swipe to the left, which brings what comes next, and -1 for one to the right.
 * @returns what the element that is swiped must listen to. It also needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < shortest || Math.abs(across) < Math.abs(clientY - from.y)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

/** A shorter movement is not a swipe, in pixels. */
const shortest = 40;

/**
 * @param element the swiped element; it also needs `touch-action: pan-y`.
 * @param report called with 1 for a swipe to the left, which goes forward, and -1 for one to the right.
 */
export function onSwipe(
  element: HTMLElement,
  report: (step: 1 | -1) => void,
  until: AbortSignal,
): void {
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

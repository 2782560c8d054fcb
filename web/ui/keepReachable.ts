/**
 * Makes a box focusable while it overflows horizontally, so that the keyboard can scroll it. It becomes a group, not a
 * landmark, because two texts side by side may contain tables with the same name.
 * @param box has its accessible name in `data-scrolls`.
 * @returns a function that stops watching the box.
 */
export function keepReachable(box: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth + 1) {
      box.tabIndex = 0;
      box.setAttribute('role', 'group');
      box.setAttribute('aria-label', box.dataset.scrolls ?? '');
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
    }
  });
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  return () => observer.disconnect();
}

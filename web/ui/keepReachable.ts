/**
 * Lets a keyboard reach a box while there is something to scroll to in it, and only then. A group, not a landmark: two
 * texts side by side hold tables of the same name.
 * @param box scrolls across; its name stands in `data-scrolls`. @returns what leaves it alone again.
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

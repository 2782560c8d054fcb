/**
 * Makes a box focusable only while its content overflows. Its role is a group and not a landmark, because two texts
 * side by side may contain tables with the same name.
 * @param box scrolls horizontally; its accessible name is in `data-scrolls`.
 * @returns a function that undoes it.
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

import { leavePlace } from '../ui/keepPlace.ts';
import { reveal } from '../ui/reveal.ts';

/** @returns the control for a path of the form, or else the innermost group on the page that contains the path. */
function found(root: ParentNode, path: string): HTMLElement | undefined {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const part = CSS.escape(steps.slice(0, length).join('.'));
    const exact = length === steps.length ? `[data-forecast="${part}"],` : '';
    const element = root.querySelector<HTMLElement>(`${exact}[data-forecast-within~="${part}"]`);
    if (element) return element;
  }
  return undefined;
}

/**
 * Opens whatever hides an input of the form, scrolls to it and focuses it. If there is no such input, does the same for
 * the innermost group that contains the path, or nothing.
 * @param path such as "offers.0.price" or "collect".
 */
export function goToInput(root: ParentNode, path: string): void {
  const exact = () => root.querySelector<HTMLElement>(`[data-forecast="${CSS.escape(path)}"]`);
  // The fields in closed details are not rendered; an attribute of the details lists their paths.
  if (!exact()) {
    for (const closed of root.querySelectorAll<HTMLElement>('[data-forecast-more]')) {
      const parts = closed.dataset.forecastMore?.split(' ') ?? [];
      if (parts.some((part) => path === part || path.startsWith(`${part}.`))) reveal(closed);
    }
  }
  const target = exact() ?? found(root, path);
  if (!target) return;
  reveal(target);
  const control = target.matches('input, select, button')
    ? target
    : (target.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled') ??
      target);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  leavePlace();
  control.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  control.focus({ preventScroll: true });
}

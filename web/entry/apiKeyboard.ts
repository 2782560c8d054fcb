/**
 * Elements of the `/api/docs` viewer that react only to clicks. A narrow window has no menu to use instead.
 */
const opened = 'summary.endpoint-head, .section-tag-header, span[style*="cursor:pointer"]';
/** Sections that these elements open. An open section has the class `expanded`. */
const parts = '.m-endpoint, .section-tag';

/**
 * Turns the viewer's clickable elements into buttons for the keyboard and screen readers. Also handles elements that
 * the viewer renders later.
 */
export function makeOperable(root: ShadowRoot): void {
  const mark = () => {
    for (const control of root.querySelectorAll<HTMLElement>(opened)) {
      control.tabIndex = 0;
      control.role = 'button';
      const part = control.closest(parts);
      if (part) control.ariaExpanded = String(part.classList.contains('expanded'));
    }
  };
  mark();
  const changes = { childList: true, subtree: true, attributeFilter: ['class'] };
  new MutationObserver(mark).observe(root, changes);
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
    if (!(event.target instanceof HTMLElement) || !event.target.matches(opened)) return;
    event.preventDefault();
    event.target.click();
  });
}

const { shadowRoot } = document.querySelector('openapi-explorer') ?? {};
if (shadowRoot) makeOperable(shadowRoot);

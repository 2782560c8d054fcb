/** What the viewer of `/api/docs` opens by a click alone, where a narrow window has no menu. */
const opened = 'summary.endpoint-head, .section-tag-header, span[style*="cursor:pointer"]';
/** What opens with it, and says so by its class. */
const parts = '.m-endpoint, .section-tag';

/** Makes buttons of it, for the keyboard and for screen readers. Also of what the viewer renders later. */
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

// A link that asks for a paid module (`web/session/wantedModule.ts`) is remembered for a day, also while the browser itself
// still follows links.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-wanted]') : null;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    if (link) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `elan_wanted=${link.dataset.wanted}; Path=/; Max-Age=86400; SameSite=Lax${secure}`;
    }
  },
  { capture: true },
);

/** The button that was clicked last, or the link that acts before it leads on, in a server-rendered page that is not hydrated yet. */
let clicked: HTMLElement | null = null;

const note = (event: MouseEvent) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const part = target instanceof Element ? target : null;
  const link = part?.closest<HTMLElement>('a[data-acts]') ?? null;
  const button = part?.closest('button') ?? null;
  // A form with a target page was submitted by the browser itself.
  const leadsOn = button?.form && button.form.method !== 'dialog';
  clicked = leadsOn ? null : button;
  // In another tab it leads on by itself.
  if (link === null || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  clicked = link;
};

// A script of its own and the first of the page, so that it listens before the others are loaded (`server/http/pages/htmlTemplate.ts`).
document.addEventListener('click', note, { capture: true });

/**
 * Stops listening, since React handles clicks from now on.
 * @returns a function that clicks it again; other links and fields work without it.
 */
export function replayEarlyClick(): () => void {
  document.removeEventListener('click', note, { capture: true });
  const control = clicked;
  clicked = null;
  return () => {
    if (control?.isConnected) control.click();
  };
}

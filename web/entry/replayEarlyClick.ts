// So that a banner that was folded (`web/shell/foldSandbox.ts`) is never seen open; here without an import, which would
// have to be loaded first.
try {
  const fold = localStorage.getItem('elan.sandbox');
  if (fold) document.documentElement.dataset.sandbox = fold;
} catch {
  // A browser that stores nothing remembers nothing.
}

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

/** The button that was clicked last, in a server-rendered page that is not hydrated yet. */
let clicked: HTMLButtonElement | null = null;

const note = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  // A form with a target page was submitted by the browser itself.
  const leadsOn = button?.form && button.form.method !== 'dialog';
  clicked = leadsOn ? null : button;
};

// A script of its own and the first of the page, so that it listens before the others are loaded (`server/http/pages/htmlTemplate.ts`).
document.addEventListener('click', note, { capture: true });

/**
 * Stops listening, since React handles clicks from now on.
 * @returns a function that clicks the button again; links and fields work without it.
 */
export function replayEarlyClick(): () => void {
  document.removeEventListener('click', note, { capture: true });
  const button = clicked;
  clicked = null;
  return () => {
    if (button?.isConnected) button.click();
  };
}

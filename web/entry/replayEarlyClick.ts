// So that a banner that was folded (`web/shell/foldSandbox.ts`) is never seen open; here without an import, which would
// have to be loaded first.
try {
  const fold = localStorage.getItem('elan.sandbox');
  if (fold) document.documentElement.dataset.sandbox = fold;
} catch {
  // A browser that stores nothing remembers nothing.
}

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

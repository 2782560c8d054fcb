/** The button that was clicked last, in a server-rendered page that is not hydrated yet. */
let clicked: HTMLButtonElement | null = null;

const note = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  // A form that leads to another page did so without us.
  const leadsOn = button?.form && button.form.method !== 'dialog';
  clicked = leadsOn ? null : button;
};

// The page names this file by itself and first, so that it listens before the rest is there (`server/http/pages/htmlTemplate.ts`).
document.addEventListener('click', note, { capture: true });

/**
 * Stops listening: React hears what is clicked from here on.
 * @returns clicks the button for the person; links and fields work without.
 */
export function replayEarlyClick(): () => void {
  document.removeEventListener('click', note, { capture: true });
  const button = clicked;
  clicked = null;
  return () => {
    if (button?.isConnected) button.click();
  };
}

/** The button pressed last in a page that was drawn and does not answer yet. */
let pressed: HTMLButtonElement | null = null;

const note = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  // A form that leads to another page did so without us.
  const leadsOn = button?.form && button.form.method !== 'dialog';
  pressed = leadsOn ? null : button;
};

// The page names this file by itself and first, so that it listens before the rest is there (`server/http/pages/htmlTemplate.ts`).
document.addEventListener('click', note, { capture: true });

/**
 * Listens no more: whoever takes the page over hears what is pressed from here on.
 * @returns presses the button for the person; links and fields did without.
 */
export function takeEarlyClick(): () => void {
  document.removeEventListener('click', note, { capture: true });
  const button = pressed;
  pressed = null;
  return () => {
    if (button?.isConnected) button.click();
  };
}

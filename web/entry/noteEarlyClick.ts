/** The button that was clicked last, or the link that acts before it leads on, in a server-rendered page that is not hydrated yet. */
export interface EarlyClick {
  control: HTMLElement | null;
  /** Stops listening. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    elanEarlyClick?: EarlyClick;
  }
}

function listen(): EarlyClick {
  const capture = { capture: true };
  // A link that asks for a paid module (`web/session/wantedModule.ts`) is remembered for a day, also while the browser
  // itself still follows links.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-wanted]') : null;
      // As `web/lib/browserStorage.ts` does.
      const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
      if (link) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = `${prefix}elan_wanted=${link.dataset.wanted}; Path=/; Max-Age=86400; SameSite=Lax${secure}`;
      }
    },
    capture,
  );
  const early: EarlyClick = {
    control: null,
    stop: () => document.removeEventListener('click', note, capture),
  };
  function note(event: MouseEvent) {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const part = target instanceof Element ? target : null;
    const link = part?.closest<HTMLElement>('a[data-acts]') ?? null;
    const button = part?.closest('button') ?? null;
    // A form with a target page was submitted by the browser itself.
    const leadsOn = button?.form && button.form.method !== 'dialog';
    early.control = leadsOn ? null : button;
    // In another tab it leads on by itself.
    if (link === null || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    early.control = link;
  }
  document.addEventListener('click', note, capture);
  return early;
}

// The server puts this script into the pages that it renders, so that it listens before anything can be clicked
// (`server/http/pages/htmlTemplate.ts`): it has no imports. The app imports it for the other pages; it runs once.
window.elanEarlyClick ??= listen();

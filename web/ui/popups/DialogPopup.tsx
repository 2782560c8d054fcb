import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { inElement } from '../inElement.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /**
   * Whether the confirmed action is running. The user cannot close the dialog while it is; the caller disables
   * its own cancel button.
   */
  readonly busy?: boolean;
  /** Called after the closing animation, when the focus has been restored. */
  readonly onClosed?: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the bottom. Pass the main one last. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  /** Width: `question` (the default), `page` for long texts, or `spread` for two texts side by side. */
  readonly size?: 'question' | 'page' | 'spread';
}

const widths = {
  question: 'sm:max-w-xl',
  page: 'sm:max-w-3xl',
  spread: 'sm:max-w-2xl xl:max-w-6xl',
} as const;

/**
 * Sets `--keyboard` to the height of the page covered by the on-screen keyboard, so that the dialog stays above it.
 * `index.html` requests that the keyboard shrinks the page, but not every browser supports that.
 */
function keepAboveKeyboard(popup: HTMLElement | null) {
  const seen = window.visualViewport;
  if (!popup || !seen) return;
  const place = () => {
    // A zoomed page is partly out of view even without a keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    popup.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  place();
  const ends = new AbortController();
  for (const change of ['resize', 'scroll']) {
    seen.addEventListener(change, place, { signal: ends.signal });
  }
  return () => ends.abort();
}

/** The part of `Dialog` that is loaded separately. */
export function DialogPopup(props: DialogProps) {
  const { open, busy, title, description, children, actions, closeLabel } = props;
  const width = widths[props.size ?? 'question'];
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy) props.onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) props.onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={keepAboveKeyboard}
          className={`fixed inset-x-0 bottom-[var(--keyboard,0px)] z-50 mx-auto flex max-h-[calc(92dvh-var(--keyboard,0px))] w-full flex-col rounded-t border border-line bg-surface transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded ${width}`}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line py-3 pr-2 pl-5">
            <Base.Title className="min-w-0 pt-2 text-xl [overflow-wrap:anywhere]">
              {title}
            </Base.Title>
            <Base.Close
              aria-label={closeLabel}
              disabled={busy}
              className="grid size-11 shrink-0 place-items-center rounded text-muted enabled:hover:bg-sunken enabled:hover:text-ink"
            >
              <X aria-hidden size={20} />
            </Base.Close>
          </div>
          {/* Focusable, so that a long text can be scrolled by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus */}
          <section tabIndex={0} aria-label={title} className="overflow-y-auto px-5 py-4">
            {description ? (
              <Base.Description className="text-muted">{description}</Base.Description>
            ) : null}
            {inElement(children)}
          </section>
          {actions ? (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end">
              {actions}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

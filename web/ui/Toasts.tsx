import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { inElement } from './inElement.tsx';

export interface Toast {
  readonly text: string;
  readonly tone?: 'info' | 'done' | 'danger';
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface ShownToast extends Toast {
  readonly id: number;
}

const shownForMs = 7_000;
const icons = { info: Info, done: CircleCheck, danger: CircleAlert } as const;
const colours = { info: 'text-info', done: 'text-action', danger: 'text-danger' } as const;

const ShowToast = createContext<((toast: Toast) => void) | undefined>(undefined);

/** @returns a function that shows a short message for a few seconds, announced politely by screen readers. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ShowToast);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/**
 * Shows toasts over the page's header, away from content and dialog buttons, or below the header while one of its
 * controls shows the keyboard focus. A new toast replaces the previous one.
 */
export function ToastProvider(props: { dismissLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const next = useRef(1);
  const dismiss = useCallback((id: number) => {
    setToasts((all) => all.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback((toast: Toast) => {
    const id = next.current++;
    // Replaces the previous toast, since two toasts would be taller than the header.
    setToasts([{ ...toast, id }]);
  }, []);
  return (
    <ShowToast value={show}>
      {inElement(props.children)}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 top-1 z-60 flex flex-col items-center gap-1 px-1 in-[:root:has(body_header_:focus-visible)]:top-17 print:hidden"
      >
        {toasts.map((toast) => (
          <ToastBox
            key={toast.id}
            toast={toast}
            dismissLabel={props.dismissLabel}
            onDismiss={dismiss}
          />
        ))}
      </div>
    </ShowToast>
  );
}

interface ToastBoxProps {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
  readonly onDismiss: (id: number) => void;
}

function ToastBox({ toast, dismissLabel, onDismiss: dismiss }: ToastBoxProps) {
  const onDismiss = useCallback(() => dismiss(toast.id), [dismiss, toast.id]);
  const tone = toast.tone ?? 'info';
  const Icon = icons[tone];
  const [isHeld, setHeld] = useState(false);
  // Hovering or focusing the toast stops the timer; leaving it starts the full time again.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses its timer
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-md flex-wrap items-center gap-x-3 rounded border border-edge bg-surface pr-1 sm:py-1 pl-4 shadow-lg"
    >
      <Icon aria-hidden size={20} className={`shrink-0 ${colours[tone]}`} />
      <p className="min-w-0 grow basis-36 py-1 leading-snug max-sm:text-sm sm:py-2 [overflow-wrap:anywhere]">
        {toast.text}
      </p>
      {/* If there is no room beside the text, the buttons wrap below it together. */}
      <div className="ml-auto flex shrink-0 items-center gap-3">
        {toast.action ? (
          <button
            type="button"
            className="min-h-11 shrink-0 rounded px-3 font-semibold text-action hover:bg-tint"
            onClick={() => {
              toast.action?.run();
              onDismiss();
            }}
          >
            {toast.action.label}
          </button>
        ) : null}
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="grid size-11 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden size={18} />
        </button>
      </div>
    </div>
  );
}

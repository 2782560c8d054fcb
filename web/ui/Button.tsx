import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type ReactElement, useImperativeHandle } from 'react';
import { useBusyFocus } from './focus.ts';
import { inElement } from './inElement.tsx';

/** Decides the appearance of a button. Use at most one `primary` per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

const shared =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded border px-4 py-2 text-center text-balance ' +
  'font-semibold transition-colors select-none aria-disabled:pointer-events-none ' +
  'disabled:cursor-not-allowed print:hidden [&>svg]:shrink-0';

const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-action bg-action text-on-action hover:border-action-strong hover:bg-action-strong ' +
    'disabled:border-line disabled:bg-sunken disabled:text-muted',
  secondary:
    'border-edge bg-surface text-action hover:border-action hover:bg-tint ' +
    'disabled:border-line disabled:bg-sunken disabled:text-muted',
  danger:
    'border-danger bg-surface text-danger hover:bg-danger hover:text-surface ' +
    'disabled:border-line disabled:bg-sunken disabled:text-muted',
  quiet:
    'border-transparent bg-transparent text-action hover:bg-tint disabled:bg-transparent disabled:text-muted',
};

/** @returns the classes of a button, also for links that look like one. */
export function buttonVariant(variant: ButtonVariant, more = ''): string {
  return `${shared} ${variantClasses[variant]} ${more}`;
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  /**
   * While true, the button is disabled, announced as busy, and shows a spinner instead of its icon. It then gets back the
   * focus that a disabled button loses.
   */
  readonly busy?: boolean | undefined;
  readonly icon?: ReactElement | null | undefined;
}

/** A button, by default of type `button` and variant `secondary`. */
export function Button({
  variant = 'secondary',
  busy = false,
  icon,
  type = 'button',
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useBusyFocus(busy);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonVariant(variant, className)}
    >
      {busy ? <LoaderCircle aria-hidden size={18} className="animate-spin" /> : icon}
      {inElement(children)}
    </button>
  );
}

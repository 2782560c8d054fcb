import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariant, buttonVariant } from './buttonVariant.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  /** Work is in progress: disabled, announced as busy, with a spinner. */
  readonly busy?: boolean | undefined;
  readonly icon?: ReactNode;
}

/** A button labelled with its action. `type` is `button` by default. */
export function Button({
  variant = 'secondary',
  busy = false,
  icon,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonVariant(variant, className)}
    >
      {busy ? <LoaderCircle aria-hidden size={18} className="animate-spin" /> : icon}
      {children}
    </button>
  );
}

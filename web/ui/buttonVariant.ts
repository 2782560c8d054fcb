/** The role of a button, which decides its appearance. One `primary` on a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

const shared =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded border px-4 py-2 text-center ' +
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

/** @returns the classes of a button, for links that look like one. */
export function buttonVariant(variant: ButtonVariant, more = ''): string {
  return `${shared} ${variantClasses[variant]} ${more}`;
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './Field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly note?: ReactNode;
  readonly error?: string | undefined;
}

/** A checkbox with a clickable label and, if given, a help text, a note and an error. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, note, error, id, className, ...control } = props;
  const made = useId();
  const own = id ?? made;
  const described = [help && `${own}-help`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={own} className="flex min-h-11 items-center gap-3 py-1">
        <input
          {...control}
          id={own}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="size-5 shrink-0 accent-action"
        />
        <span>{label}</span>
      </label>
      {help ? (
        <p id={`${own}-help`} className="pl-8 text-sm text-muted">
          {help}
        </p>
      ) : null}
      {note ? <div className="pl-8 text-sm">{note}</div> : null}
      <FieldError id={`${own}-error`} error={error} />
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { inElement } from './inElement.tsx';

/** Texts around a form control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly help?: ReactNode;
  /** Why the value is invalid. Screen readers announce it when it appears. */
  readonly error?: string | undefined;
  /** Buttons below the error that let the user resolve it. */
  readonly choices?: ReactNode;
  /** Text after the label, such as "(optional)". */
  readonly mark?: string | undefined;
  /** Other content below the control, such as a live indicator. */
  readonly note?: ReactNode;
  /** Content next to the label, such as a button that opens an example. */
  readonly beside?: ReactNode;
  /** Content above the control that is not part of the control's accessible description. */
  readonly aside?: ReactNode;
}

/** Attributes that link a control to its texts and mark an invalid value. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Shared classes of text controls and selects. */
export const controlStyles =
  'block w-full min-h-11 rounded border border-edge bg-surface px-3 py-2 text-base text-ellipsis text-ink ' +
  'hover:border-action aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'print:max-h-none print:resize-none print:border-line print:bg-transparent print:text-ink';

/** Renders a control with its texts, and links them for screen readers. */
export function Field(props: FieldProps) {
  const { label, help, error, choices, mark, note, beside, aside, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const described = [help && `${id}-help`, note && `${id}-note`, error && `${id}-error`];
  return (
    <div className={className}>
      <div className="flex items-start justify-between gap-x-3">
        <label htmlFor={id} className="block min-w-0 font-semibold">
          {inElement(label)}
          {mark ? <span className="font-normal text-muted">{` ${mark}`}</span> : null}
        </label>
        {inElement(beside)}
      </div>
      {help ? (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
      {inElement(aside)}
      <div className="mt-2">
        {children({
          id,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {note ? (
        <div id={`${id}-note`} className="mt-1 text-sm">
          {note}
        </div>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      {inElement(choices)}
    </div>
  );
}

/** The error below a control; renders nothing if there is none. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="mt-1 flex items-start gap-2 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>{error}</span>
    </p>
  );
}

/** Splits props into those of `Field` (`texts`) and those of the control. */
export function withoutTexts<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, help, error, choices, mark, note, beside, aside, className, id, ...control } =
    props;
  return {
    texts: { label, help, error, choices, mark, note, beside, aside, className, id },
    control,
  };
}

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {}

/** A one-line text field. Props other than those of `Field` are passed to the input. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', ...rest } = props;
  const { texts, control } = withoutTexts(rest);
  return (
    <Field {...texts}>
      {(ties) => <input {...control} {...ties} type={type} className={controlStyles} />}
    </Field>
  );
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

/** A multi-line text field, which grows with its text up to a limit if the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { rows = 3, ...rest } = props;
  const { texts, control } = withoutTexts(rest);
  return (
    <Field {...texts}>
      {(ties) => (
        <textarea
          {...control}
          {...ties}
          rows={rows}
          className={`${controlStyles} field-sizing-content max-h-[60vh] resize-y`}
          style={{ minHeight: `calc(${rows} * 1.5rem + 1.125rem)` }}
        />
      )}
    </Field>
  );
}

import { type ReactNode, useId } from 'react';
import { inElement } from './inElement.tsx';

export interface RadioGroupProps<Value extends string> {
  /** The question that the options answer. */
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  /** Puts the options on one line if possible, with a muted legend. Use it for view settings rather than answers. */
  readonly isInline?: boolean;
  /** Puts each option on its own line, for long labels. No effect with `isInline`. */
  readonly isStacked?: boolean;
  readonly className?: string;
}

/** A few visible options, of which one can be selected. Labels are clickable too. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    legend,
    options,
    value,
    onValue,
    isInline = false,
    isStacked = false,
    className = '',
  } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={isInline ? 'text-sm text-muted' : 'font-semibold'}>{legend}</legend>
      <div
        className={
          isInline
            ? 'mt-1 flex flex-wrap gap-2'
            : `mt-2 grid gap-x-3 gap-y-2 ${isStacked ? '' : 'sm:grid-cols-2'}`
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center gap-3 rounded border border-edge bg-surface px-3 py-2 hover:border-action has-checked:border-action has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="size-5 shrink-0 accent-action outline-none"
            />
            {inElement(option.label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

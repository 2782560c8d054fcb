import { useId } from 'react';

export interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** A choice of what is shown, on one line. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onValue,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="text-sm text-muted">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 items-center rounded border border-edge bg-surface px-3 py-2 hover:border-action has-checked:border-action has-checked:bg-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="mr-2 size-4 shrink-0 accent-action outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

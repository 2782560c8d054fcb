import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldTexts, withoutTexts } from './Field.tsx';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** Text of the empty option, such as "Choose…". If not set, there is no empty option. */
  readonly placeholder?: string | undefined;
}

/** A native select, which phones and screen readers support best. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, ...rest } = props;
  const { texts, control } = withoutTexts(rest);
  return (
    <Field {...texts}>
      {(ties) => (
        <div className="relative">
          <select {...control} {...ties} className={`${controlStyles} appearance-none pr-10`}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}

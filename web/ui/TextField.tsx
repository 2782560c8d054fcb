import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldTexts } from './Field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {}

/** A one-line text field. Other props, such as `data-question`, go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, mark, note, className, id, type = 'text', ...control } = props;
  return (
    <Field {...{ label, help, error, mark, note, className, id }}>
      {(ties) => <input {...control} {...ties} type={type} className={controlStyles} />}
    </Field>
  );
}

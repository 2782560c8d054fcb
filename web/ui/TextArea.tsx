import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldTexts } from './Field.tsx';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

/** A multi-line text field; it grows with its text where the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, mark, note, className, id, rows = 3, ...control } = props;
  return (
    <Field {...{ label, help, error, mark, note, className, id }}>
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

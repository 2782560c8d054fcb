import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { type Store, useStoreBoundField, useStoreValue } from '../../lib/store.ts';
import { type FieldTexts, TextArea, TextField } from '../../ui/Field.tsx';
import type { FormState } from '../state/formState.ts';

interface TextAnswerFieldProps extends Omit<FieldTexts, 'error'> {
  readonly id: string;
  readonly formState: Store<FormState>;
  /** Selects the text in the form; must stay the same function while the same text is meant. */
  readonly choose: (formState: FormState) => string;
  /** The longest text that can be saved. */
  readonly longest: number;
  readonly isOneLine?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled: boolean;
  readonly 'data-question'?: string;
  readonly 'aria-required'?: true | undefined;
  readonly onWrite: (text: string) => void;
}

/** A text field that renders again when it becomes empty or too long, not at every key. */
export function TextAnswerField(props: TextAnswerFieldProps) {
  const { formState, choose, longest, isOneLine, rows, placeholder, onWrite, ...field } = props;
  const { moduleScreen } = useCopy();
  const ref = useStoreBoundField(formState, choose);
  // The server renders it with its text; from then on the field is its own.
  const [defaultValue] = useState(() => choose(formState.read()));
  const isEmpty = useStoreValue(formState, (now) => choose(now) === '');
  const tooLong = useStoreValue(formState, (now) => {
    const { length } = choose(now);
    return length > longest ? length : undefined;
  });
  const shared = {
    ...field,
    ref,
    defaultValue,
    // Hidden behind a text it would be styled anew at every key.
    placeholder: isEmpty ? placeholder : undefined,
    error: tooLong === undefined ? undefined : moduleScreen.tooLong(tooLong, longest),
    onChange: (event: { currentTarget: { value: string } }) => onWrite(event.currentTarget.value),
  };
  return isOneLine ? (
    <TextField {...shared} autoComplete="off" />
  ) : (
    <TextArea {...shared} rows={rows} />
  );
}

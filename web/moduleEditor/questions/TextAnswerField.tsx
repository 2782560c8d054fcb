import { useCopy } from '../../copy/copy.ts';
import type { Feed } from '../../lib/store.ts';
import { useFed } from '../../lib/store.ts';
import { useFedText } from '../../lib/useStoreBoundField.ts';
import type { FieldTexts } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Standing } from '../state/formState.ts';

interface WrittenFieldProps extends Omit<FieldTexts, 'error'> {
  readonly id: string;
  readonly standing: Feed<Standing>;
  /** Which text of what is written; the same function until another one is meant. */
  readonly choose: (standing: Standing) => string;
  /** The most that can be saved. */
  readonly longest: number;
  readonly isOneLine?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled: boolean;
  readonly 'data-question'?: string;
  readonly 'aria-required'?: true | undefined;
  readonly onWrite: (text: string) => void;
}

/** A text to write: its field is drawn again when it becomes empty or too long, not at every key. */
export function WrittenField(props: WrittenFieldProps) {
  const { standing, choose, longest, isOneLine, rows, placeholder, onWrite, ...field } = props;
  const { moduleScreen } = useCopy();
  const ref = useFedText(standing, choose);
  const isEmpty = useFed(standing, (now) => choose(now) === '');
  const tooLong = useFed(standing, (now) => {
    const { length } = choose(now);
    return length > longest ? length : undefined;
  });
  const shared = {
    ...field,
    ref,
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

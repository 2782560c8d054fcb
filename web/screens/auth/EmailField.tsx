import { useCopy } from '../../copy/copy.ts';
import { TextField } from '../../ui/TextField.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly onValue: (email: string) => void;
  readonly error: string | undefined;
}

/** The address, as every panel asks for it. */
export function EmailField({ value, onValue, error }: EmailFieldProps) {
  const { auth } = useCopy();
  return (
    <TextField
      label={auth.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      error={error}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

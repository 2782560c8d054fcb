import { TextField } from '../../ui/Field.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** The six-digit code of an authenticator app. Phones may autofill it. */
export function CodeField({ onValue, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={12}
      className="max-w-60"
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

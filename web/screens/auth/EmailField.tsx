import { useAuthCopy } from '../../copy/authCopy.ts';
import { TextField } from '../../ui/TextField.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly onValue: (email: string) => void;
  readonly error: string | undefined;
}

/** The e-mail field of every panel; for password managers it is the user name. */
export function EmailField({ value, onValue, error }: EmailFieldProps) {
  const auth = useAuthCopy();
  return (
    <TextField
      label={auth.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      error={error}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

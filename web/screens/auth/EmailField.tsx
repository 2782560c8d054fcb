import { useAuthCopy } from '../../copy/authCopy.ts';
import { TextField } from '../../ui/TextField.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly onValue: (email: string) => void;
  readonly error: string | undefined;
}

/** The address, as every panel asks for it; to a password manager it is the name of the account. */
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

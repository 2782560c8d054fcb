import { useAuthCopy } from '../../../copy/authCopy.ts';
import { useMe } from '../../../session/me.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useTwoFactorCopy } from './twoFactorQuery.ts';

interface OwnPasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** Asks for the password of the signed-in account again. */
export function OwnPasswordField({ value, error, onValue }: OwnPasswordFieldProps) {
  const auth = useAuthCopy();
  const copy = useTwoFactorCopy();
  const { user } = useMe();
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <PasswordField
        label={copy.passwordLabel}
        name="password"
        autoComplete="current-password"
        required
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        value={value}
        error={error}
        onChange={(event) => onValue(event.target.value)}
      />
    </>
  );
}

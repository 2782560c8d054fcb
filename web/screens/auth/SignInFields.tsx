import { isEmail } from '@elan/domain/account/emailForm';
import { isBlank } from '@elan/domain/text';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly onValue: (email: string) => void;
  readonly error: string | undefined;
}

/** The e-mail field of the panels. Password managers treat it as the user name. */
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

interface CurrentPasswordFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
  readonly help?: string;
  readonly onForgot: () => void;
}

/** The password of an existing account, with a button for a forgotten password. */
export function CurrentPasswordField({ onValue, onForgot, ...field }: CurrentPasswordFieldProps) {
  const auth = useAuthCopy();
  return (
    <div>
      <PasswordField
        {...field}
        label={auth.password}
        name="password"
        autoComplete="current-password"
        required
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        onChange={(event) => onValue(event.target.value)}
      />
      <button
        type="button"
        onClick={onForgot}
        className="mt-1 min-h-11 rounded text-action underline"
      >
        {auth.toForgot}
      </button>
    </div>
  );
}

/** The keys of the error messages for an e-mail. */
export type EmailProblem = 'emailMissing' | 'emailInvalid';

/** @returns the problem with an e-mail by the server's rule, or undefined if there is none. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (isBlank(email)) return 'emailMissing';
  return isEmail(email) ? undefined : 'emailInvalid';
}

import { isTypedTwice, type NewPasswordForm } from '@elan/domain/account/passwordForm';
import { Check, X } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface NewPasswordFieldsProps {
  /** The id of the first field, if a link targets it. */
  readonly id?: string;
  readonly label: string;
  readonly value: NewPasswordForm;
  readonly onValue: (value: NewPasswordForm) => void;
  readonly errors: {
    readonly password: string | undefined;
    readonly confirmation: string | undefined;
  };
}

/** Two fields for a new password, with an indicator whether both match. */
export function NewPasswordFields({ id, label, value, onValue, errors }: NewPasswordFieldsProps) {
  const auth = useAuthCopy();
  const shared = { autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <PasswordField
        {...shared}
        id={id}
        label={label}
        help={auth.passwordHelp}
        name="new-password"
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        value={value.password}
        error={errors.password}
        onChange={(event) => onValue({ ...value, password: event.target.value })}
      />
      <PasswordField
        {...shared}
        label={auth.confirmPassword}
        name="confirm-password"
        showLabel={auth.showConfirmation}
        hideLabel={auth.hideConfirmation}
        value={value.confirmation}
        error={errors.confirmation}
        // The error already reports the difference.
        note={errors.confirmation === undefined ? <PasswordMatch {...value} /> : undefined}
        onChange={(event) => onValue({ ...value, confirmation: event.target.value })}
      />
    </>
  );
}

/** Shows while the user types whether the two passwords match. */
function PasswordMatch(props: NewPasswordForm) {
  const auth = useAuthCopy();
  const same = isTypedTwice(props);
  const Icon = same ? Check : X;
  return (
    <p aria-live="polite" className={`min-h-5 ${same ? 'text-action' : 'text-danger'}`}>
      {props.confirmation === '' ? null : (
        <span className="flex items-center gap-2">
          <Icon aria-hidden size={16} className="shrink-0" />
          <span>{same ? auth.passwordsMatch : auth.passwordsDiffer}</span>
        </span>
      )}
    </p>
  );
}

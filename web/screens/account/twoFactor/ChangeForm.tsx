import { readCode } from '@elan/domain/account/twoFactor';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useFailureText } from '../../../copy/copy.ts';
import { call, isCode } from '../../../lib/apiClient.ts';
import { contract } from '../../../lib/contract.ts';
import { TextField } from '../../../ui/Field.tsx';
import { FailureNotice, FormButtons, useProblemFocus } from '../../auth/formParts.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { useTwoFactorCopy } from './twoFactorQuery.ts';

interface ChangeFormProps {
  readonly change: 'renew' | 'turnOff';
  readonly onCancel: () => void;
  /** Called with the new recovery codes, or undefined if two-factor sign-in was turned off. */
  readonly onDone: (codes: readonly string[] | undefined) => void;
}

/**
 * The form for changes that require the password and a code: turning two-factor sign-in off or renewing the recovery
 * codes.
 */
export function ChangeForm({ change, onCancel, onDone }: ChangeFormProps) {
  const say = useFailureText();
  const copy = useTwoFactorCopy();
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [problems, setProblems] = useState<{
    readonly password?: string;
    readonly code?: string;
  }>();
  const send = useMutation({
    mutationFn: async () => {
      const body = typed;
      if (change === 'renew') {
        return (await call(contract.renewRecoveryCodes, { body })).recovery_codes;
      }
      await call(contract.disableTwoFactor, { body });
      return undefined;
    },
    onSuccess: onDone,
  });
  const form = useProblemFocus(problems ?? send.error);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [form]);
  const isWrongPassword = isCode(send.error, 'invalid_credentials');
  const isWrongCode = isCode(send.error, 'code_invalid');
  const edit = (next: Partial<typeof typed>) => {
    setTyped({ ...typed, ...next });
    setProblems(undefined);
    send.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      ...(typed.password === '' ? { password: copy.passwordMissing } : {}),
      ...(readCode(typed.code) ? {} : { code: copy.anyCodeMissing }),
    };
    const isGood = Object.keys(found).length === 0;
    setProblems(isGood ? undefined : found);
    if (isGood) send.mutate();
  };
  const isRenewal = change === 'renew';
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-5">
      <p>{isRenewal ? copy.renewText : copy.turnOffText}</p>
      <OwnPasswordField
        value={typed.password}
        error={problems?.password ?? (isWrongPassword ? copy.passwordWrong : undefined)}
        onValue={(password) => edit({ password })}
      />
      <TextField
        label={copy.anyCodeLabel}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        value={typed.code}
        error={problems?.code ?? (isWrongCode ? say(send.error) : undefined)}
        onChange={(event) => edit({ code: event.target.value })}
      />
      {send.error && !isWrongPassword && !isWrongCode ? (
        <FailureNotice failure={send.error} />
      ) : null}
      <FormButtons
        submit={isRenewal ? copy.renew : copy.turnOff}
        variant={isRenewal ? 'secondary' : 'danger'}
        busy={send.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}

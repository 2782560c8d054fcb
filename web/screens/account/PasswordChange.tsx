import { newPasswordProblem } from '@elan/domain/account/password';
import {
  isPasswordRefusal,
  type NewPasswordProblem,
  type PasswordProblem,
} from '@elan/domain/account/passwordForm';
import { changePasswordAnchor } from '@elan/domain/pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { sessionsKey, useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FailureNotice, FormButtons, useProblemFocus } from '../auth/formParts.tsx';
import { NewPasswordFields } from '../auth/NewPasswordFields.tsx';
import { useAccountCopy } from './accountCopy.ts';

type Problem = NewPasswordProblem;

type State = 'closed' | 'open' | 'changed';

/** The password form, opened by a button or by the URL hash. It closes on Cancel or once the password is changed. */
export function PasswordChange() {
  const { security } = useAccountCopy();
  const [state, setState] = useState<State>('closed');
  const isRequested = useLocation({ select: ({ hash }) => hash === changePasswordAnchor });
  // Runs after hydration, because the server does not know the URL fragment.
  useEffect(() => {
    if (isRequested) setState('open');
  }, [isRequested]);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focused form disappears, so the focus returns to the button.
    if (wasOpen.current && state !== 'open') button.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);

  return (
    <>
      <h3 className="text-lg">{security.password}</h3>
      <p className="text-muted">{security.passwordText}</p>
      {state === 'open' ? (
        <PasswordForm onChanged={() => setState('changed')} onCancel={() => setState('closed')} />
      ) : (
        <Button ref={button} className="mt-3" onClick={() => setState('open')}>
          {security.change}
        </Button>
      )}
      <div role="status">
        {state === 'changed' ? (
          <Notice tone="done" className="mt-4">
            {security.changed}
          </Notice>
        ) : null}
      </div>
    </>
  );
}

interface PasswordFormProps {
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/**
 * A new password, typed twice. The old one is not required: a mail to the user and the end of all other sessions
 * protect the account instead (docs/product.md#password-change).
 */
function PasswordForm({ onChanged, onCancel }: PasswordFormProps) {
  const { failures } = useCopy();
  const { security } = useAccountCopy();
  const { user } = useMe();
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const [found, setFound] = useState<{ readonly problem: Problem | undefined }>();
  const form = useProblemFocus(found);
  const first = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  useEffect(() => first.current?.querySelector('input')?.focus(), []);
  const change = useMutation({
    mutationFn: () => call(contract.changePassword, { body: { password: typed.password } }),
    onSuccess() {
      // The sessions of other devices have ended.
      void client.invalidateQueries({ queryKey: sessionsKey });
      onChanged();
    },
    onError: (failure) => setFound({ problem: refusedPassword(failure) }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = newPasswordProblem(typed, user.email);
    setFound(problem && { problem });
    if (!problem) change.mutate();
  };
  const texts: Readonly<Record<Problem, string>> = {
    ...failures,
    passwords_differ: security.differ,
    password_too_short: security.tooShort,
  };
  const text = found?.problem && texts[found.problem];
  const isDifferent = found?.problem === 'passwords_differ';

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <div ref={first} className="contents">
        <NewPasswordFields
          id={changePasswordAnchor}
          label={security.newPassword}
          value={typed}
          onValue={(next) => {
            setTyped(next);
            setFound(undefined);
            change.reset();
          }}
          errors={{
            password: isDifferent ? undefined : text,
            confirmation: isDifferent ? text : undefined,
          }}
        />
      </div>
      {change.error && !text ? <FailureNotice failure={change.error} /> : null}
      <FormButtons submit={security.change} busy={change.isPending} onCancel={onCancel} />
    </form>
  );
}

/** @returns the server's reason for refusing the password itself; undefined for other failures. */
function refusedPassword(failure: unknown): PasswordProblem | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const { code } = failure;
  return isPasswordRefusal(code) ? code : undefined;
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { forgetMailLink, heldConfirmationToken } from '../../session/mailLink.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice, PanelHeading, useProblemFocus } from './formParts.tsx';
import { CurrentPasswordField } from './SignInFields.tsx';

interface ConfirmationPanelProps {
  /** @param email the confirmed e-mail, if the server returned it. */
  readonly onConfirmed: (email: string | undefined) => void;
  /** Called when the link is incomplete, expired or already used. */
  readonly onInvalid: () => void;
  readonly onForgot: () => void;
}

/** The panel that a confirmation link opens. Only the button confirms, because mail scanners open links. */
export function ConfirmationPanel({ onConfirmed, onInvalid, onForgot }: ConfirmationPanelProps) {
  const auth = useAuthCopy();
  const { confirmation: words } = auth;
  const [token] = useState(heldConfirmationToken);
  const [password, setPassword] = useState('');
  /** The last submit event if the password was missing. A new event focuses the field again. */
  const [missing, setMissing] = useState<SubmitEvent>();

  const refused = (failure: Error) => {
    const code = codeOf(failure);
    if (code !== 'confirmation_invalid' && code !== 'malformed') return;
    forgetMailLink();
    onInvalid();
  };
  const link = useQuery({
    queryKey: ['confirmation', token],
    queryFn: () =>
      call(contract.readConfirmation, { body: { token: token ?? '' } }).catch((failure: Error) => {
        refused(failure);
        throw failure;
      }),
    retry: false,
  });
  const confirm = useMutation({
    mutationFn: () =>
      call(contract.confirmEmail, {
        body: { token: token ?? '', ...(password === '' ? {} : { password }) },
      }),
    onSuccess: () => {
      forgetMailLink();
      onConfirmed(link.data?.email);
    },
    onError: refused,
  });
  const code = codeOf(confirm.error);
  // If reading the link failed, a refused confirmation can also show that a password is required.
  const needsPassword = link.data?.passwordRequired === true || code === 'password_required';
  const isWrong = code === 'invalid_credentials';
  const form = useProblemFocus(missing ?? confirm.error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isMissing = needsPassword && password === '';
    setMissing(isMissing ? event : undefined);
    if (isMissing) confirm.reset();
    else confirm.mutate();
  };
  const passwordError = () => {
    if (missing) return auth.passwordMissing;
    if (!isWrong) return undefined;
    const left = confirm.error instanceof ApiFailure ? confirm.error.attemptsRemaining : undefined;
    return [words.wrongPassword, left && auth.attemptsRemaining(left)].filter(Boolean).join(' ');
  };
  const hasNotice = confirm.error !== null && !isWrong && code !== 'password_required';
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <MailCheck aria-hidden size={40} strokeWidth={1.5} className="text-action" />
      <div>
        <PanelHeading title={words.title} lead={words.lead(link.data?.email)} />
      </div>
      {needsPassword ? (
        <>
          <input hidden readOnly name="username" autoComplete="username" value={link.data?.email} />
          <CurrentPasswordField
            help={words.passwordHelp}
            value={password}
            onValue={(next) => {
              setPassword(next);
              setMissing(undefined);
            }}
            error={passwordError()}
            onForgot={onForgot}
          />
        </>
      ) : null}
      {hasNotice ? <FailureNotice failure={confirm.error} /> : null}
      <Button type="submit" variant="primary" busy={confirm.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}

function codeOf(failure: Error | null) {
  return failure instanceof ApiFailure ? failure.code : undefined;
}

import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FailureNotice, PanelHeading, useProblemFocus } from './formParts.tsx';
import { EmailField, type EmailProblem, emailProblem } from './SignInFields.tsx';

interface ForgotPasswordPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Requests a recovery link, repeatedly if needed. The reply does not reveal whether the e-mail has an account. */
export function ForgotPasswordPanel({ email, onEmail, onBack }: ForgotPasswordPanelProps) {
  const auth = useAuthCopy();
  const { forgot } = auth;
  const [found, setFound] = useState<{ email: EmailProblem }>();
  const request = useMutation({
    mutationFn: (to: string) => call(contract.requestRecovery, { body: { email: to } }),
  });
  const form = useProblemFocus(found);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = emailProblem(email);
    setFound(problem && { email: problem });
    if (problem) request.reset();
    else request.mutate(email.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div>
        <PanelHeading title={forgot.title} lead={forgot.lead} />
      </div>
      <EmailField
        value={email}
        onValue={(next) => {
          onEmail(next);
          setFound(undefined);
        }}
        error={found && auth[found.email]}
      />
      {request.error ? <FailureNotice failure={request.error} /> : null}
      <div role="status" className="empty:hidden">
        {request.isSuccess ? (
          <Notice tone="done" title={forgot.sentTitle}>
            <p>{forgot.sent(request.variables)}</p>
            <p className="mt-1 text-sm">{forgot.hint}</p>
          </Notice>
        ) : null}
      </div>
      <Button type="submit" variant="primary" busy={request.isPending}>
        {forgot.submit}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {auth.checkEmail.back}
      </Button>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice, PanelHeading, useProblemFocus } from './formParts.tsx';
import { EmailField, type EmailProblem, emailProblem } from './SignInFields.tsx';

interface ConfirmationInvalidPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** @param sentTo the address that the mail was sent to; the user may have edited the field since. */
  readonly onSent: (sentTo: string) => void;
  readonly onSignIn: () => void;
}

/** Shown when a confirmation link is incomplete, expired or already used. Offers a new link or sign-in. */
export function ConfirmationInvalidPanel(props: ConfirmationInvalidPanelProps) {
  const { email, onEmail, onSent, onSignIn } = props;
  const auth = useAuthCopy();
  const { title, text, resend: label } = auth.confirmationInvalid;
  const [found, setFound] = useState<{ email: EmailProblem }>();
  const resend = useMutation({
    mutationFn: (to: string) => call(contract.resendConfirmation, { body: { email: to } }),
    onSuccess: (_reply, to) => onSent(to),
  });
  const form = useProblemFocus(found);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = emailProblem(email);
    setFound(problem && { email: problem });
    if (!problem) resend.mutate(email.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Unlink aria-hidden size={40} strokeWidth={1.5} className="text-warn" />
      <div>
        <PanelHeading title={title} lead={text} />
      </div>
      <EmailField
        value={email}
        onValue={(next) => {
          onEmail(next);
          setFound(undefined);
        }}
        error={found && auth[found.email]}
      />
      {resend.error ? <FailureNotice failure={resend.error} /> : null}
      <Button type="submit" variant="primary" busy={resend.isPending}>
        {label}
      </Button>
      <Button variant="quiet" onClick={onSignIn}>
        {auth.checkEmail.back}
      </Button>
    </form>
  );
}

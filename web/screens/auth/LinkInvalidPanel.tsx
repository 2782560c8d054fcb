import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api.ts';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './emailProblem.ts';
import { PanelHeading } from './PanelHeading.tsx';

interface LinkInvalidPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: () => void;
  readonly onSignIn: () => void;
}

/** A confirmation link that is spent, late or mistyped: a new one, or on to sign-in. */
export function LinkInvalidPanel({ email, onEmail, onSent, onSignIn }: LinkInvalidPanelProps) {
  const { auth } = useCopy();
  const say = useFailureText();
  const [problem, setProblem] = useState<ReturnType<typeof emailProblem>>();
  const resend = useMutation({
    mutationFn: () => call(contract.resendConfirmation, { body: { email: email.trim() } }),
    onSuccess: onSent,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found) focusFirstInvalid(event.currentTarget);
    else resend.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <PanelHeading title={auth.linkInvalid.title} lead={auth.linkInvalid.text} />
      </div>
      <EmailField value={email} onValue={onEmail} error={problem && auth[problem]} />
      {resend.error ? (
        <Notice tone="danger" announce>
          {say(resend.error)}
        </Notice>
      ) : null}
      <Button type="submit" look="primary" busy={resend.isPending}>
        {auth.linkInvalid.resend}
      </Button>
      <Button look="quiet" onClick={onSignIn}>
        {auth.checkEmail.back}
      </Button>
    </form>
  );
}

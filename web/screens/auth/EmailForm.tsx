import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { Button } from '../../ui/Button.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { FailureNotice, PanelHeading, useProblemFocus } from './formParts.tsx';
import { EmailField, type EmailProblem, emailProblem } from './SignInFields.tsx';

interface EmailFormProps {
  readonly title: string;
  readonly lead: string;
  readonly icon?: ReactNode;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Sends the form with the trimmed address. */
  readonly request: Pick<
    UseMutationResult<unknown, Error, string>,
    'mutate' | 'reset' | 'error' | 'isPending'
  >;
  readonly submit: string;
  readonly onBack: () => void;
  /** Shown above the buttons. */
  readonly children?: ReactNode;
}

/** A form that requests a mail to the typed address. */
export function EmailForm(props: EmailFormProps) {
  const { title, lead, icon, email, onEmail, request, submit, onBack, children } = props;
  const auth = useAuthCopy();
  const [found, setFound] = useState<{ email: EmailProblem }>();
  const form = useProblemFocus(found);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = emailProblem(email);
    setFound(problem && { email: problem });
    if (problem) request.reset();
    else request.mutate(email.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="grid grid-cols-1 gap-5">
      {inElement(icon)}
      <div>
        <PanelHeading title={title} lead={lead} />
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
      {inElement(children)}
      <Button type="submit" variant="primary" busy={request.isPending}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {auth.checkEmail.back}
      </Button>
    </form>
  );
}

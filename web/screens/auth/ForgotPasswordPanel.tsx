import { useMutation } from '@tanstack/react-query';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { Notice } from '../../ui/Notice.tsx';
import { EmailForm } from './EmailForm.tsx';

interface ForgotPasswordPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Requests a recovery link, repeatedly if needed. The reply does not reveal whether the e-mail has an account. */
export function ForgotPasswordPanel({ email, onEmail, onBack }: ForgotPasswordPanelProps) {
  const { forgot } = useAuthCopy();
  const request = useMutation({
    mutationFn: (to: string) => call(contract.requestRecovery, { body: { email: to } }),
  });
  return (
    <EmailForm
      {...{ email, onEmail, request, onBack }}
      title={forgot.title}
      lead={forgot.lead}
      submit={forgot.submit}
    >
      <div role="status" className="empty:hidden">
        {request.isSuccess ? (
          <Notice tone="done" title={forgot.sentTitle}>
            <p>{forgot.sent(request.variables)}</p>
            <p className="mt-1 text-sm">{forgot.hint}</p>
          </Notice>
        ) : null}
      </div>
    </EmailForm>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { EmailForm } from './EmailForm.tsx';

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
  const { title, text, resend: label } = useAuthCopy().confirmationInvalid;
  const resend = useMutation({
    mutationFn: (to: string) => call(contract.resendConfirmation, { body: { email: to } }),
    onSuccess: (_reply, to) => onSent(to),
  });
  return (
    <EmailForm
      {...{ title, email, onEmail }}
      lead={text}
      icon={<Unlink aria-hidden size={40} strokeWidth={1.5} className="text-warn" />}
      request={resend}
      submit={label}
      onBack={onSignIn}
    />
  );
}

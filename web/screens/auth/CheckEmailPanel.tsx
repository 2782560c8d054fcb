import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { FailureNotice, PanelHeading } from './formParts.tsx';

/** Asks the user to open the confirmation mail that was just sent. */
export function CheckEmailPanel({ sentTo, onBack }: { sentTo: string; onBack: () => void }) {
  const { checkEmail } = useAuthCopy();
  return (
    <section className="grid grid-cols-1 gap-4">
      <MailCheck aria-hidden size={40} strokeWidth={1.5} className="text-action" />
      <div>
        <PanelHeading title={checkEmail.title} />
      </div>
      <p>{checkEmail.text(sentTo)}</p>
      <p className="text-sm text-muted">{checkEmail.hint}</p>
      <ResendButton email={sentTo} />
      <Button variant="quiet" onClick={onBack}>
        {checkEmail.back}
      </Button>
    </section>
  );
}

interface ResendButtonProps {
  readonly email: string;
  /** @param sentTo the address that the mail was sent to; the user may have edited the field since. */
  readonly onSent?: (sentTo: string) => void;
}

/** Sends the confirmation mail again, and shows the result. */
export function ResendButton({ email, onSent }: ResendButtonProps) {
  const { checkEmail } = useAuthCopy();
  const toast = useToast();
  const resend = useMutation({
    mutationFn: (to: string) => call(contract.resendConfirmation, { body: { email: to } }),
    onSuccess: (_reply, to) => {
      toast({ tone: 'done', text: checkEmail.resent });
      onSent?.(to);
    },
  });
  return (
    <div className="grid grow grid-cols-1 gap-3">
      <Button busy={resend.isPending} onClick={() => resend.mutate(email.trim())}>
        {checkEmail.resend}
      </Button>
      {resend.error ? <FailureNotice failure={resend.error} /> : null}
    </div>
  );
}

import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { call } from '../../lib/apiClient.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useBusyFocus } from '../../ui/useBusyFocus.ts';
import { FailureNotice } from './FailureNotice.tsx';

interface ResendButtonProps {
  readonly email: string;
  readonly onSent?: () => void;
}

/** Sends the confirmation mail again, and shows the result. */
export function ResendButton({ email, onSent }: ResendButtonProps) {
  const { checkEmail } = useAuthCopy();
  const toast = useToast();
  const resend = useMutation({
    mutationFn: () => call(contract.resendConfirmation, { body: { email: email.trim() } }),
    onSuccess: () => {
      toast({ tone: 'done', text: checkEmail.resent });
      onSent?.();
    },
  });
  const button = useBusyFocus(resend.isPending);
  return (
    <div className="grid grow grid-cols-1 gap-3">
      <Button ref={button} busy={resend.isPending} onClick={() => resend.mutate()}>
        {checkEmail.resend}
      </Button>
      {resend.error ? <FailureNotice failure={resend.error} /> : null}
    </div>
  );
}

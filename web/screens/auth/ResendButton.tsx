import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';

interface ResendButtonProps {
  readonly email: string;
  readonly label: string;
  readonly onSent?: () => void;
}

/** Sends the confirmation mail again and says so. */
export function ResendButton({ email, label, onSent }: ResendButtonProps) {
  const { auth } = useCopy();
  const say = useFailureText();
  const toast = useToast();
  const resend = useMutation({
    mutationFn: () => call(contract.resendConfirmation, { body: { email: email.trim() } }),
    onSuccess: () => {
      toast({ tone: 'done', text: auth.checkEmail.resent });
      onSent?.();
    },
    onError: (failure) => toast({ tone: 'danger', text: say(failure) }),
  });
  return (
    <Button busy={resend.isPending} onClick={() => resend.mutate()}>
      {label}
    </Button>
  );
}

import type { ApiFailure } from '../../lib/apiClient.ts';
import { Notice } from '../../ui/Notice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useSignInSentence } from './useSignInSentence.ts';

interface SignInFailureProps {
  readonly failure: ApiFailure;
  readonly email: string;
  readonly onUnconfirmed: () => void;
}

/** Why a sign-in failed, where neither the password field nor the lock box says it. */
export function SignInFailure({ failure, email, onUnconfirmed }: SignInFailureProps) {
  const say = useSignInSentence();
  switch (failure.code) {
    case 'invalid_credentials':
    case 'too_many_failures':
    case 'account_locked':
      return null;
    case 'email_not_confirmed':
      return (
        <Notice tone="warn" announce action={<ResendButton email={email} onSent={onUnconfirmed} />}>
          {say(failure)}
        </Notice>
      );
    default:
      return <FailureNotice failure={failure} />;
  }
}

import { isPasswordTooLong } from '@elan/domain/account/passwordForm';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/copy.ts';
import type { ApiFailure } from '../../lib/apiClient.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ResendButton } from './CheckEmailPanel.tsx';
import { type EmailProblem, emailProblem } from './emailProblem.ts';
import { FailureNotice } from './FailureNotice.tsx';

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

/** @returns a function that says why a sign-in failed and, where it applies, how many attempts are left. */
export function useSignInSentence(): (failure: ApiFailure) => string {
  const auth = useAuthCopy();
  const say = useFailureText();
  return (failure) => {
    const { attemptsRemaining = 0 } = failure;
    const sentence = say(failure);
    return attemptsRemaining > 0
      ? `${sentence} ${auth.attemptsRemaining(attemptsRemaining)}`
      : sentence;
  };
}

/** The errors of the sign-in form's fields, found before sending. */
export interface SignInProblems {
  readonly email?: EmailProblem;
  readonly password?: 'passwordMissing' | 'password_too_long';
}

/** @returns the errors, or undefined where the form can be sent: no attempt is wasted on invalid input. */
export function signInProblems(email: string, password: string): SignInProblems | undefined {
  const wrongEmail = emailProblem(email);
  const secret = secretProblem(password);
  if (!wrongEmail && !secret) return undefined;
  return { ...(wrongEmail && { email: wrongEmail }), ...(secret && { password: secret }) };
}

function secretProblem(password: string): SignInProblems['password'] {
  if (password === '') return 'passwordMissing';
  // Any other password may be older than the rules: the server decides.
  return isPasswordTooLong(password) ? 'password_too_long' : undefined;
}

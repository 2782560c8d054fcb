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
  readonly onUnconfirmed: (sentTo: string) => void;
}

/** The reason why a sign-in failed, unless the password field or the lock box already shows it. */
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

/**
 * @returns a function that describes why a sign-in failed, including the number of attempts left if the server sent it.
 */
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

/** The errors of the sign-in form that the page finds before sending the form. */
export interface SignInProblems {
  readonly email?: EmailProblem;
  readonly password?: 'passwordMissing' | 'password_too_long';
}

/** @returns the errors, or undefined if the form can be sent. The check saves users an attempt on invalid input. */
export function signInProblems(email: string, password: string): SignInProblems | undefined {
  const wrongEmail = emailProblem(email);
  const secret = secretProblem(password);
  if (!wrongEmail && !secret) return undefined;
  return { ...(wrongEmail && { email: wrongEmail }), ...(secret && { password: secret }) };
}

function secretProblem(password: string): SignInProblems['password'] {
  if (password === '') return 'passwordMissing';
  // Any other password may be older than the current rules, so only the server can check it.
  return isPasswordTooLong(password) ? 'password_too_long' : undefined;
}

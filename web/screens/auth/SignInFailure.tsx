import { lockoutMs } from '@elan/domain/account/lockout';
import { isPasswordTooLong } from '@elan/domain/account/passwordForm';
import { Hourglass, Keyboard, Mail } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/copy.ts';
import type { ApiFailure } from '../../lib/apiClient.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ResendButton } from './CheckEmailPanel.tsx';
import { FailureNotice } from './formParts.tsx';
import { type EmailProblem, emailProblem } from './SignInFields.tsx';

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

interface LockBoxProps {
  /** The reason for the lock. */
  readonly sentence: string;
  readonly secondsLeft: number;
  readonly onForgot: () => void;
}

const hint = 'flex items-start gap-2 py-2';
const icon = { 'aria-hidden': true, size: 18, className: 'mt-0.5 shrink-0 text-muted' } as const;

/** Shown while the e-mail is locked, with the time left and what to do meanwhile. */
export function LockBox({ sentence, secondsLeft, onForgot }: LockBoxProps) {
  const { lock } = useAuthCopy();
  return (
    <div data-problem tabIndex={-1} className="outline-none">
      <Notice tone="danger">
        {/* Announced once on appearing, not each time the countdown changes the minutes. */}
        <p role="alert" aria-relevant="additions" className="font-semibold">
          {sentence}
        </p>
        <p className="mt-1">
          <span>{`${lock.timeLeft} `}</span>
          <span role="timer" aria-live="off" className="font-semibold">
            {clock(secondsLeft)}
          </span>
        </p>
        <ul className="mt-3 text-sm">
          <li className={hint}>
            <Hourglass {...icon} />
            <span>{lock.wait(lockoutMs / 60_000)}</span>
          </li>
          <li className={hint}>
            <Keyboard {...icon} />
            <span>{lock.check}</span>
          </li>
          <li className="flex items-center gap-2">
            <Mail {...icon} />
            <button
              type="button"
              onClick={onForgot}
              className="min-h-11 rounded text-left font-semibold text-action underline"
            >
              {lock.forgot}
            </button>
          </li>
        </ul>
      </Notice>
    </div>
  );
}

/** @returns the time formatted as minutes and seconds. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

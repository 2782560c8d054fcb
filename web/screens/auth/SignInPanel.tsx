import { lockoutMs, maxSignInFailures, sayMinutes } from '@elan/domain/account/lockout';
import { recordKey } from '@elan/domain/account/signInRecord';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/copy.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PanelHeading, useProblemFocus } from './formParts.tsx';
import {
  LockBox,
  SignInFailure,
  type SignInProblems,
  signInProblems,
  useSignInSentence,
} from './SignInFailure.tsx';
import { CurrentPasswordField, EmailField } from './SignInFields.tsx';
import { useSignIn } from './useSignIn.ts';
import { useSignInRecord } from './useSignInRecord.ts';

interface SignInPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Whether the user has just confirmed the e-mail. */
  readonly isNewcomer: boolean;
  readonly onSignUp: () => void;
  readonly onForgot: () => void;
  /** Called after the confirmation mail was sent again to an unconfirmed e-mail. */
  readonly onUnconfirmed: (sentTo: string) => void;
  /**
   * Called when the password is right but a second factor is required. @param challenge identifies the pending sign-in.
   */
  readonly onChallenge: (challenge: string) => void;
}

/** The sign-in form, with this browser's record of failed attempts for the typed e-mail. */
export function SignInPanel(props: SignInPanelProps) {
  const { email, onEmail, isNewcomer, onSignUp, onForgot, onUnconfirmed } = props;
  const auth = useAuthCopy();
  const say = useFailureText();
  const saySignIn = useSignInSentence();
  const [password, setPassword] = useState('');
  const [found, setFound] = useState<SignInProblems>();
  const record = useSignInRecord(email);
  const signIn = useSignIn(props.onChallenge);
  // A message about one e-mail is not shown for another.
  const isSame = recordKey(signIn.variables?.email ?? '') === recordKey(email);
  const failure = isSame && signIn.error instanceof ApiFailure ? signIn.error : undefined;
  const isLocked = record.secondsLeft > 0;
  // Not `failure`, because that appears and disappears as the user edits the e-mail.
  const form = useProblemFocus(found ?? signIn.error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = signInProblems(email, password);
    setFound(problems);
    if (problems) signIn.reset();
    else {
      const tried = email.trim();
      signIn
        .mutateAsync({ email: tried, password })
        .catch((refusal) => refusal instanceof ApiFailure && record.follow(tried, refusal));
    }
  };
  const passwordError = () => {
    if (found?.password === 'passwordMissing') return auth.passwordMissing;
    if (found?.password) return say(new ApiFailure(found.password));
    return failure?.code === 'invalid_credentials' ? saySignIn(failure) : undefined;
  };
  const lockSentence =
    failure?.code === 'too_many_failures'
      ? say(failure)
      : sayMinutes(say(new ApiFailure('account_locked')), record.secondsLeft);

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 sm:gap-5">
      <div>
        {isNewcomer ? (
          <PanelHeading title={auth.welcome.title} lead={auth.welcome.lead} />
        ) : (
          <PanelHeading title={auth.signInTitle} lead={auth.signInLead} />
        )}
      </div>
      <EmailField
        value={email}
        onValue={(next) => {
          onEmail(next);
          setFound(undefined);
        }}
        error={found?.email && auth[found.email]}
      />
      <CurrentPasswordField
        value={password}
        onValue={(next) => {
          setPassword(next);
          setFound(undefined);
        }}
        error={passwordError()}
        onForgot={onForgot}
      />
      {failure ? (
        <SignInFailure failure={failure} email={email} onUnconfirmed={onUnconfirmed} />
      ) : null}
      <div role="status" className="empty:hidden">
        {!isLocked && record.attemptsRemaining < maxSignInFailures ? (
          <WarningBox attemptsRemaining={record.attemptsRemaining} />
        ) : null}
      </div>
      {isLocked ? (
        <LockBox sentence={lockSentence} secondsLeft={record.secondsLeft} onForgot={onForgot} />
      ) : null}
      <Button type="submit" variant="primary" busy={signIn.isPending} disabled={isLocked}>
        {auth.signIn}
      </Button>
      <Button variant="quiet" onClick={onSignUp}>
        {auth.toSignUp}
      </Button>
    </form>
  );
}

/** After failed attempts with this e-mail: the number of attempts left, and what happens after the last one. */
function WarningBox({ attemptsRemaining }: { attemptsRemaining: number }) {
  const { warning } = useAuthCopy();
  return (
    <Notice tone="warn" title={warning.title(attemptsRemaining)}>
      {warning.text(maxSignInFailures, lockoutMs / 60_000)}
    </Notice>
  );
}

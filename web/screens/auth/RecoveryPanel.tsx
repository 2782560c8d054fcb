import { isTypedTwice } from '@elan/domain/account/passwordForm';
import { isReadableToken } from '@elan/domain/account/recoveryToken';
import { useMutation } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { forgetMailLink, heldRecoveryPair, type RecoveryPair } from '../../session/mailLink.ts';
import { forgetRecord, writeTypedEmail } from '../../session/signInRecords.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { FailureNotice, PanelHeading, useProblemFocus } from './formParts.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAuthPlace } from './place.ts';
import { passwordRules, type SignUpErrors, signUpErrors, useErrorText } from './signUpErrors.ts';

interface RecoveryPanelProps {
  readonly onForgot: () => void;
  readonly onSignIn: () => void;
  readonly onChallenge: (challenge: string) => void;
}

/** The panel that a recovery link opens: the form for a new password, or a message that the link is invalid. */
export function RecoveryPanel(props: RecoveryPanelProps) {
  const [pair, setPair] = useState(usablePair);
  if (!pair) return <RecoveryInvalidPanel {...props} />;
  const onInvalid = () => {
    forgetMailLink();
    setPair(undefined);
  };
  const { onSignIn, onChallenge } = props;
  return <NewPasswordPanel {...{ pair, onInvalid, onSignIn, onChallenge }} />;
}

/** @returns the link's tokens, or undefined if they are missing or the server would reject their format. */
function usablePair(): RecoveryPair | undefined {
  const pair = heldRecoveryPair();
  return pair && Object.values(pair).every(isReadableToken) ? pair : undefined;
}

/** Shown when a recovery link is incomplete, expired or already used. Offers a new link or sign-in. */
function RecoveryInvalidPanel(props: { onForgot: () => void; onSignIn: () => void }) {
  const { recoveryInvalid, checkEmail } = useAuthCopy();
  return (
    <section className="grid grid-cols-1 gap-4">
      <Unlink aria-hidden size={40} strokeWidth={1.5} className="text-warn" />
      <div>
        <PanelHeading title={recoveryInvalid.title} />
      </div>
      <p role="alert">{recoveryInvalid.text}</p>
      <Button variant="primary" onClick={props.onForgot}>
        {recoveryInvalid.again}
      </Button>
      <Button variant="quiet" onClick={props.onSignIn}>
        {checkEmail.back}
      </Button>
    </section>
  );
}

interface NewPasswordPanelProps {
  readonly pair: RecoveryPair;
  /** Called when the server refuses the tokens because they are used, expired or unknown. */
  readonly onInvalid: () => void;
  readonly onSignIn: () => void;
  /**
   * Called when the password is set but a second factor is required. @param challenge identifies the pending sign-in.
   */
  readonly onChallenge: (challenge: string) => void;
}

/** The form that a recovery link opens. The link's tokens are only sent together with the new password. */
function NewPasswordPanel(props: NewPasswordPanelProps) {
  const { pair, onInvalid, onSignIn, onChallenge } = props;
  const auth = useAuthCopy();
  const text = useErrorText();
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const [found, setFound] = useState<SignUpErrors>();
  const recover = useRecover(pair, onChallenge);
  const form = useProblemFocus(found);

  const refused = (failure: Error) => {
    const code = failure instanceof ApiFailure ? failure.code : 'internal';
    if (code === 'recovery_invalid') onInvalid();
    else setFound(signUpErrors(code));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = isTypedTwice(typed)
      ? passwordRules.now()?.passwordProblem(typed.password)
      : 'passwords_differ';
    setFound(problem && signUpErrors(problem));
    if (!problem) recover.mutateAsync(typed.password).catch(refused);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div>
        <PanelHeading title={auth.newPassword.title} lead={auth.newPassword.lead} />
      </div>
      {/* For password managers. The link does not reveal whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value="" />
      <NewPasswordFields
        label={auth.newPassword.label}
        value={typed}
        onValue={(next) => {
          setTyped(next);
          setFound(undefined);
        }}
        errors={{ password: text(found?.password), confirmation: text(found?.confirmation) }}
      />
      {found?.form ? <FailureNotice failure={recover.error} /> : null}
      <Button type="submit" variant="primary" busy={recover.isPending}>
        {auth.newPassword.submit}
      </Button>
      <Button variant="quiet" onClick={onSignIn}>
        {auth.checkEmail.back}
      </Button>
    </form>
  );
}

/**
 * Sets the new password with the tokens of a recovery link. That also signs the user in and opens the dashboard, unless
 * a second factor is required.
 */
function useRecover(pair: RecoveryPair, onChallenge: (challenge: string) => void) {
  const { enter } = useAuthPlace();
  const toast = useToast();
  const { newPassword } = useAuthCopy();
  const { language, isChosen } = useLanguage();
  return useMutation({
    mutationFn: async (password: string) => {
      const body = { ...pair, password, ...(isChosen ? { language } : {}) };
      const reply = await call(contract.recover, { body });
      forgetMailLink();
      return reply;
    },
    onSuccess: (reply) => {
      toast({ tone: 'done', text: newPassword.saved });
      if ('challenge' in reply) return onChallenge(reply.challenge);
      forgetRecord(reply.user.email);
      writeTypedEmail('');
      return enter('/dashboard');
    },
  });
}

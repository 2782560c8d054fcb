import { formProblem } from '@elan/domain/account/passwordForm';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { useFreeLimit } from '../../session/deployment.ts';
import { TermsButton } from '../../shell/TermsButton.tsx';
import { freeModulesCounted } from '../../subscription/freeModules.ts';
import { SignUpClosed, useSignUpClosed } from '../../subscription/SignUpClosed.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FailureNotice, PanelHeading, useProblemFocus } from './formParts.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { EmailField, emailProblem } from './SignInFields.tsx';
import { passwordRules, type SignUpErrors, signUpErrors, useErrorText } from './signUpErrors.ts';

interface SignUpPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignIn: () => void;
  readonly onForgot: () => void;
  /** Called once the server has accepted the form. @param sentTo the e-mail address in it. */
  readonly onSent: (sentTo: string) => void;
}

/** The sign-up form, or a notice if sign-up is closed. The language of the page becomes the account's language. */
export function SignUpPanel({ email, onEmail, onSignIn, onForgot, onSent }: SignUpPanelProps) {
  const freeLimit = useFreeLimit();
  const isClosed = useSignUpClosed();
  const auth = useAuthCopy();
  const text = useErrorText();
  const { language } = useLanguage();
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [found, setFound] = useState<SignUpErrors>();
  const signUp = useMutation({
    mutationFn: (sent: { readonly email: string; readonly password: string }) =>
      call(contract.signUp, { body: { ...sent, termsAccepted: true, language } }),
    onSuccess: (_reply, sent) => onSent(sent.email),
    onError: (failure, sent) => {
      const errors = signUpErrors(failure instanceof ApiFailure ? failure.code : 'internal');
      // An error about a value is not shown for another one typed in the meantime.
      const isOfAnother =
        (errors.email && sent.email !== email.trim()) ||
        (errors.password && sent.password !== typed.password);
      setFound(isOfAnother ? undefined : errors);
    },
  });
  const form = useProblemFocus(found);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrongEmail = emailProblem(email);
    const problem =
      formProblem({ ...typed, termsAccepted }) ??
      passwordRules.now()?.passwordProblem(typed.password, email);
    const isGood = !wrongEmail && !problem;
    setFound(
      isGood
        ? undefined
        : { ...(problem && signUpErrors(problem)), ...(wrongEmail && { email: wrongEmail }) },
    );
    if (isGood) signUp.mutate({ email: email.trim(), password: typed.password });
  };
  /** Clears the errors of fields that were edited. */
  const edited = (...keys: readonly (keyof SignUpErrors)[]) => {
    const rest = Object.entries(found ?? {}).filter(([key]) => !keys.some((one) => one === key));
    setFound(rest.length > 0 ? Object.fromEntries(rest) : undefined);
  };

  if (isClosed) {
    return (
      <div className="grid grid-cols-1 gap-4 sm:gap-5">
        <PanelHeading title={auth.signUpTitle} />
        <SignUpClosed />
        <Button variant="quiet" onClick={onSignIn}>
          {auth.toSignIn}
        </Button>
      </div>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 sm:gap-5">
      <div>
        <PanelHeading
          title={auth.signUpTitle}
          lead={auth.signUpLead(freeModulesCounted, freeLimit)}
        />
      </div>
      <EmailField
        value={email}
        onValue={(next) => {
          onEmail(next);
          edited('email');
        }}
        error={text(found?.email)}
      />
      {found?.email === 'already_registered' ? (
        <AlreadyRegistered onSignIn={onSignIn} onForgot={onForgot} />
      ) : null}
      <NewPasswordFields
        label={auth.password}
        value={typed}
        onValue={(next) => {
          setTyped(next);
          edited('password', 'confirmation');
        }}
        errors={{ password: text(found?.password), confirmation: text(found?.confirmation) }}
      />
      <div>
        <Checkbox
          label={auth.acceptTerms}
          name="terms"
          required
          checked={termsAccepted}
          error={text(found?.terms)}
          onChange={(event) => setTermsAccepted(event.target.checked)}
        />
        <TermsButton className="ml-8 text-action underline">{auth.readTerms}</TermsButton>
      </div>
      {found?.form ? <FailureNotice failure={signUp.error} /> : null}
      <Button type="submit" variant="primary" busy={signUp.isPending} disabled={!termsAccepted}>
        {auth.signUp}
      </Button>
      <Button variant="quiet" onClick={onSignIn}>
        {auth.toSignIn}
      </Button>
    </form>
  );
}

/** Shown if the e-mail already has an account. Offers sign-in and a password reset, both with the e-mail filled in. */
function AlreadyRegistered(props: { onSignIn: () => void; onForgot: () => void }) {
  const auth = useAuthCopy();
  return (
    <div className="-mt-2 flex flex-wrap gap-3">
      <Button className="grow" onClick={props.onSignIn}>
        {auth.signInWithThis}
      </Button>
      <Button className="grow" onClick={props.onForgot}>
        {auth.toForgot}
      </Button>
    </div>
  );
}

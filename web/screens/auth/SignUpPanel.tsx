import { signUpProblem } from '@elan/domain/account/password';
import { contract } from '@elan/domain/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiFailure, call } from '../../api.ts';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useFreeLimit } from '../../deployment.ts';
import { TermsButton } from '../../shell/TermsButton.tsx';
import { freeModulesCounted } from '../../subscription/freeModules.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './emailProblem.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { PasswordMatch } from './PasswordMatch.tsx';
import { type SignUpErrors, signUpErrors } from './signUpErrors.ts';

interface SignUpPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignIn: () => void;
  /** The confirmation mail is on its way. */
  readonly onSent: () => void;
}

/** A new account. The language on the screen becomes the account's. */
export function SignUpPanel({ email, onEmail, onSignIn, onSent }: SignUpPanelProps) {
  const freeLimit = useFreeLimit();
  const { auth } = useCopy();
  const say = useFailureText();
  const { language } = useLanguage();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [found, setFound] = useState<SignUpErrors>({});
  const signUp = useMutation({
    mutationFn: () =>
      call(contract.signUp, {
        body: { email: email.trim(), password, termsAccepted, language },
      }),
    onSuccess: onSent,
    onError: (failure) =>
      setFound(signUpErrors(failure instanceof ApiFailure ? failure.code : 'internal')),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = emailProblem(email);
    const problem = signUpProblem({ password, confirmation, termsAccepted });
    const errors = {
      ...(problem ? signUpErrors(problem) : {}),
      ...(address && { email: address }),
    };
    setFound(errors);
    const form = event.currentTarget;
    const refused = () => focusFirstInvalid(form);
    if (Object.keys(errors).length > 0) refused();
    else signUp.mutate(undefined, { onError: refused });
  };
  const text = (key: SignUpErrors[keyof SignUpErrors]) => {
    if (key === undefined) return undefined;
    if (key === 'passwords_differ') return auth.passwordsDiffer;
    if (key === 'emailMissing' || key === 'emailInvalid') return auth[key];
    return say(new ApiFailure(key));
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <PanelHeading
          title={auth.signUpTitle}
          lead={auth.signUpLead(freeModulesCounted, freeLimit)}
        />
      </div>
      <EmailField value={email} onValue={onEmail} error={text(found.email)} />
      <PasswordField
        label={auth.password}
        help={auth.passwordHelp}
        name="new-password"
        autoComplete="new-password"
        required
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        value={password}
        error={text(found.password)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={auth.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        required
        showLabel={auth.showConfirmation}
        hideLabel={auth.hideConfirmation}
        value={confirmation}
        error={text(found.confirmation)}
        note={<PasswordMatch password={password} confirmation={confirmation} />}
        onChange={(event) => {
          setConfirmation(event.target.value);
          setFound({});
        }}
      />
      <div>
        <Checkbox
          label={auth.acceptTerms}
          name="terms"
          required
          checked={termsAccepted}
          error={text(found.terms)}
          onChange={(event) => setTermsAccepted(event.target.checked)}
        />
        <TermsButton className="ml-8 text-action underline">{auth.readTerms}</TermsButton>
      </div>
      {found.form ? (
        <Notice tone="danger" announce>
          {text(found.form)}
        </Notice>
      ) : null}
      <Button type="submit" look="primary" busy={signUp.isPending} disabled={!termsAccepted}>
        {auth.signUp}
      </Button>
      <Button look="quiet" onClick={onSignIn}>
        {auth.toSignIn}
      </Button>
    </form>
  );
}

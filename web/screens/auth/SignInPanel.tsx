import { contract } from '@elan/domain/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { ApiFailure, call } from '../../api.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { meQuery } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './emailProblem.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useSignInFailureText } from './useSignInFailureText.ts';

interface SignInPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignUp: () => void;
  /** The mail was sent again to an address that is not confirmed yet. */
  readonly onUnconfirmed: () => void;
}

/** E-mail and password; leads on to where the person was, else to the dashboard. */
export function SignInPanel({ email, onEmail, onSignUp, onUnconfirmed }: SignInPanelProps) {
  const { auth } = useCopy();
  const say = useSignInFailureText();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const signIn = useSignIn();
  const code = signIn.error instanceof ApiFailure ? signIn.error.code : signIn.error && 'internal';
  const isAboutPassword = code === 'invalid_credentials';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = emailProblem(email);
    const found = {
      ...(problem ? { email: auth[problem] } : {}),
      ...(password === '' ? { password: auth.passwordMissing } : {}),
    };
    setMissing(found);
    const form = event.currentTarget;
    const refused = () => focusFirstInvalid(form);
    if (Object.keys(found).length > 0) {
      signIn.reset();
      refused();
    } else signIn.mutate({ email: email.trim(), password }, { onError: refused });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <PanelHeading title={auth.signInTitle} lead={auth.signInLead} />
      </div>
      <EmailField value={email} onValue={onEmail} error={missing.email} />
      <PasswordField
        label={auth.password}
        name="password"
        autoComplete="current-password"
        required
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        value={password}
        error={missing.password ?? (isAboutPassword ? say(signIn.error) : undefined)}
        onChange={(event) => setPassword(event.target.value)}
      />
      {signIn.error && !isAboutPassword ? (
        <Notice
          tone={code === 'email_not_confirmed' ? 'warn' : 'danger'}
          announce
          action={
            code === 'email_not_confirmed' ? (
              <ResendButton email={email} label={auth.checkEmail.resend} onSent={onUnconfirmed} />
            ) : undefined
          }
        >
          {say(signIn.error)}
        </Notice>
      ) : null}
      <Button type="submit" look="primary" busy={signIn.isPending}>
        {auth.signIn}
      </Button>
      <Button look="quiet" onClick={onSignUp}>
        {auth.toSignUp}
      </Button>
    </form>
  );
}

function useSignIn() {
  const client = useQueryClient();
  const router = useRouter();
  const { language, isChosen } = useLanguage();
  const returnTo = useLocation({ select: (location) => location.state.returnTo });
  return useMutation({
    mutationFn: async (credentials: { email: string; password: string }) => {
      // An explicit choice made here wins over the account's preference; nothing chosen, nothing sent.
      const body = isChosen ? { ...credentials, language } : credentials;
      await call(contract.signIn, { body });
      client.removeQueries({ queryKey: meQuery.queryKey });
      await client.prefetchQuery(meQuery);
    },
    onSuccess: () => router.navigate({ href: returnTo ?? '/dashboard', replace: true }),
  });
}

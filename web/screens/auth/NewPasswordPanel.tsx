import { newPasswordProblem } from '@elan/domain/account/password';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import type { RecoveryPair } from '../../session/mailLink.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/useBusyFocus.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { type SignUpErrors, signUpErrors } from './signUpErrors.ts';
import { useErrorText } from './useErrorText.ts';
import { useProblemFocus } from './useProblemFocus.ts';
import { useRecover } from './useRecover.ts';

interface NewPasswordPanelProps {
  readonly pair: RecoveryPair;
  /** The server refuses the pair: it is used, expired or unknown. */
  readonly onInvalid: () => void;
  readonly onSignIn: () => void;
}

/** The form of a recovery link. Its tokens are sent with the new password and not before. */
export function NewPasswordPanel({ pair, onInvalid, onSignIn }: NewPasswordPanelProps) {
  const auth = useAuthCopy();
  const text = useErrorText();
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const [found, setFound] = useState<SignUpErrors>();
  const recover = useRecover(pair);
  const button = useBusyFocus(recover.isPending);
  const form = useProblemFocus(found);

  const refused = (failure: Error) => {
    const code = failure instanceof ApiFailure ? failure.code : 'internal';
    if (code === 'recovery_invalid') onInvalid();
    else setFound(signUpErrors(code));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = newPasswordProblem(typed);
    setFound(problem && signUpErrors(problem));
    if (!problem) recover.mutate(typed.password, { onError: refused });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div>
        <PanelHeading title={auth.newPassword.title} lead={auth.newPassword.lead} />
      </div>
      {/* For password managers; the link does not say whose password this is. */}
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
      <Button ref={button} type="submit" variant="primary" busy={recover.isPending}>
        {auth.newPassword.submit}
      </Button>
      <Button variant="quiet" onClick={onSignIn}>
        {auth.checkEmail.back}
      </Button>
    </form>
  );
}

import { readCode } from '@elan/domain/account/twoFactor';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useFailureText } from '../../copy/copy.ts';
import { isCode } from '../../lib/apiClient.ts';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CodeField, FailureNotice, PanelHeading, useProblemFocus } from './formParts.tsx';
import { useFinishSignIn } from './useSignIn.ts';

interface CodePanelProps {
  readonly challenge: string;
  readonly onBack: () => void;
}

/** The second step of a sign-in: an authenticator code or a recovery code. */
export function CodePanel({ challenge, onBack }: CodePanelProps) {
  const auth = useAuthCopy();
  const say = useFailureText();
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ readonly text: string }>();
  const finish = useFinishSignIn(challenge);
  const form = useProblemFocus(problem ?? finish.error);
  const isRecovery = kind === 'recovery';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    finish.reset();
    const isGood = readCode(code)?.kind === kind;
    setProblem(
      isGood ? undefined : { text: isRecovery ? auth.code.recoveryMissing : auth.code.missing },
    );
    if (isGood) finish.mutate(code);
  };
  const type = (next: string) => {
    setCode(next);
    setProblem(undefined);
    finish.reset();
  };
  const isWrong = isCode(finish.error, 'code_invalid');
  const error = problem?.text ?? (isWrong ? say(finish.error) : undefined);
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 sm:gap-5">
      <div>
        <PanelHeading
          title={auth.code.title}
          lead={isRecovery ? auth.code.recoveryLead : auth.code.lead}
        />
      </div>
      {isRecovery ? (
        <TextField
          key={kind}
          label={auth.code.recoveryLabel}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          value={code}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <CodeField label={auth.code.label} value={code} error={error} onValue={type} />
      )}
      {finish.error && !isWrong ? <FailureNotice failure={finish.error} /> : null}
      <Button type="submit" variant="primary" busy={finish.isPending}>
        {auth.signIn}
      </Button>
      <Button
        onClick={() => {
          setKind(isRecovery ? 'totp' : 'recovery');
          type('');
        }}
      >
        {isRecovery ? auth.code.toApp : auth.code.toRecovery}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {auth.checkEmail.back}
      </Button>
      {isRecovery ? (
        <p className="text-sm text-muted">
          <span>{`${auth.code.lost} `}</span>
          <SupportLink />
        </p>
      ) : null}
    </form>
  );
}

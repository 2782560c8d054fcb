import { isReadableToken } from '@elan/domain/account/recoveryToken';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { forgetMailLink, heldRecoveryPair, type RecoveryPair } from '../../session/mailLink.ts';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordPanel } from './NewPasswordPanel.tsx';
import { PanelHeading } from './PanelHeading.tsx';

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

import { Unlink } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { Button } from '../../ui/Button.tsx';
import { PanelHeading } from './PanelHeading.tsx';

/** A recovery link that is used, expired or incomplete: request another, or go to sign-in. */
export function RecoveryInvalidPanel(props: { onForgot: () => void; onSignIn: () => void }) {
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

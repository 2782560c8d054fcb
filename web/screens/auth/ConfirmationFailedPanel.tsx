import { isFailureCode } from '@elan/domain/failure';
import { CloudAlert } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { PanelHeading } from './PanelHeading.tsx';

interface ConfirmationFailedPanelProps {
  /** As the address says it; anybody may have written it. */
  readonly code: string | undefined;
  readonly onSignIn: () => void;
}

/** A confirmation link that could not be followed just now, though it may be good: why, and what to do. */
export function ConfirmationFailedPanel({ code, onSignIn }: ConfirmationFailedPanelProps) {
  const { confirmationFailed, checkEmail } = useAuthCopy();
  const { failures } = useCopy();
  return (
    <section className="grid grid-cols-1 gap-4">
      <CloudAlert aria-hidden size={40} strokeWidth={1.5} className="text-warn" />
      <div>
        <PanelHeading title={confirmationFailed.title} />
      </div>
      <p role="alert">{failures[isFailureCode(code) ? code : 'internal']}</p>
      <p>{confirmationFailed.text}</p>
      <Button look="primary" onClick={onSignIn}>
        {checkEmail.back}
      </Button>
    </section>
  );
}

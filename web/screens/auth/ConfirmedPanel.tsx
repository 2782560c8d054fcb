import { CircleCheck } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { Button } from '../../ui/Button.tsx';
import { PanelHeading } from './PanelHeading.tsx';

/** Shown after a confirmation, which does not sign the person in. */
export function ConfirmedPanel({ onSignIn }: { onSignIn: () => void }) {
  const { confirmed } = useAuthCopy();
  return (
    <section className="grid grid-cols-1 gap-4">
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} className="text-action" />
      <div>
        <PanelHeading title={confirmed.title} />
      </div>
      <p>{confirmed.text}</p>
      <Button variant="primary" onClick={onSignIn}>
        {confirmed.action}
      </Button>
    </section>
  );
}

import { MailCheck } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { Button } from '../../ui/Button.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { ResendButton } from './ResendButton.tsx';

/** After sign-up: the next step is in the mail. */
export function CheckEmailPanel({ email, onBack }: { email: string; onBack: () => void }) {
  const { checkEmail } = useAuthCopy();
  return (
    <section className="grid grid-cols-1 gap-4">
      <MailCheck aria-hidden size={40} strokeWidth={1.5} className="text-action" />
      <div>
        <PanelHeading title={checkEmail.title} />
      </div>
      <p>{checkEmail.text(email.trim())}</p>
      <p className="text-sm text-muted">{checkEmail.hint}</p>
      <ResendButton email={email} />
      <Button variant="quiet" onClick={onBack}>
        {checkEmail.back}
      </Button>
    </section>
  );
}

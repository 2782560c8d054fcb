import { Check, X } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';

/** Tells while the confirmation is typed whether both are the same. */
export function PasswordMatch(props: { password: string; confirmation: string }) {
  const { auth } = useCopy();
  const same = props.password === props.confirmation;
  const Icon = same ? Check : X;
  return (
    <p aria-live="polite" className={`min-h-5 ${same ? 'text-action' : 'text-danger'}`}>
      {props.confirmation === '' ? null : (
        <span className="flex items-center gap-1.5">
          <Icon aria-hidden size={16} className="shrink-0" />
          {same ? auth.passwordsMatch : auth.passwordsDiffer}
        </span>
      )}
    </p>
  );
}

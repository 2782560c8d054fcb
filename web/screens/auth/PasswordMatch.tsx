import { isTypedTwice, type NewPasswordForm } from '@elan/domain/account/password';
import { Check, X } from 'lucide-react';
import { useAuthCopy } from '../../copy/authCopy.ts';

/** Shows during typing whether the confirmation matches. */
export function PasswordMatch(props: NewPasswordForm) {
  const auth = useAuthCopy();
  const same = isTypedTwice(props);
  const Icon = same ? Check : X;
  return (
    <p aria-live="polite" className={`min-h-5 ${same ? 'text-action' : 'text-danger'}`}>
      {props.confirmation === '' ? null : (
        <span className="flex items-center gap-2">
          <Icon aria-hidden size={16} className="shrink-0" />
          {same ? auth.passwordsMatch : auth.passwordsDiffer}
        </span>
      )}
    </p>
  );
}

import { useCopy } from '../copy/copy.ts';
import { useMe } from '../session/me.ts';
import { Notice } from '../ui/Notice.tsx';
import { SupportLink } from './SupportLink.tsx';

/** Says that the account is suspended, what it may still do, and whom to contact; nothing where it is not. */
export function SuspendedNotice({ className = '' }: { readonly className?: string }) {
  const { subscription, failures } = useCopy();
  const { hasAccess } = useMe();
  if (hasAccess) return null;
  const { title, stillOpen } = subscription.suspended;
  return (
    <Notice tone="warn" title={title} className={`print:hidden ${className}`}>
      <p>
        {failures.suspended} {stillOpen}
      </p>
      <SupportLink />
    </Notice>
  );
}

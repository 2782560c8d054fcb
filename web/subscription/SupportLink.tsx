import type { FailureCode } from '@elan/domain/failure';
import { useCopy } from '../copy/copy.ts';
import { showWhenLoaded } from '../parts/showWhenLoaded.tsx';
import { useDeployment } from '../session/deployment.ts';
import { useMe } from '../session/me.ts';
import { Notice } from '../ui/Notice.tsx';

/** An email link to support; nothing until the address is loaded. */
export function SupportLink() {
  const { data } = useDeployment();
  if (!data) return null;
  return (
    <a
      href={`mailto:${data.supportEmail}`}
      className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2 [overflow-wrap:anywhere]"
    >
      {data.supportEmail}
    </a>
  );
}

/** Failures whose message asks the user to write to support. */
export const supportFailures: ReadonlySet<string> = new Set<FailureCode>([
  'monthly_quota_spent',
  'price_unknown',
  'suspended',
  'founder_protected',
]);

/** The support link for the failures in `supportFailures`; nothing for others. */
export function SupportFor({ code }: { code: string }) {
  return supportFailures.has(code) ? <SupportLink /> : null;
}

/** Tells the user of a suspended account what is still possible and whom to contact; nothing for others. */
export const SuspendedNotice = showWhenLoaded(
  ({ className = '' }: { readonly className?: string }) => {
    const copy = useCopy();
    const { hasAccess } = useMe();
    if (hasAccess) return null;
    const { title, stillOpen } = copy.subscription.suspended;
    return (
      <Notice tone="warn" title={title} className={`print:hidden ${className}`}>
        <p>{`${copy.failures.suspended} ${stillOpen}`}</p>
        <SupportLink />
      </Notice>
    );
  },
);

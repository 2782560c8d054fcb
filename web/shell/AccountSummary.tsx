import { decideQuota } from '@elan/domain/generation/decideGeneration';
import { useCopy } from '../copy/copy.ts';
import { accessOf } from '../session/accessOf.ts';
import type { Me } from '../session/me.ts';
import { Badge } from '../ui/Badge.tsx';
import { UsageBar, usageWords } from './UsageChip.tsx';

/** Who is signed in, on which plan, and what is left of the AI. */
export function AccountSummary({ me }: { me: Me }) {
  const { failures, shell } = useCopy();
  const access = accessOf(me);
  const { plan } = access;
  const left = decideQuota(access, me.aiUsage);
  return (
    <div className="border-b border-line pb-3">
      <p className="truncate font-semibold" title={me.user.email}>
        {me.user.email}
      </p>
      <Badge className="mt-1" tone={plan === 'free' ? 'muted' : 'action'}>
        {shell.plan[plan]}
      </Badge>
      {me.isFounder ? (
        <p className="mt-2 text-sm text-muted">{shell.usageUnlimited}</p>
      ) : (
        <>
          <p className="mt-2 mb-2 text-sm text-muted">{usageWords(me, shell)}</p>
          <UsageBar me={me} className="" />
          {left.allowed ? null : <p className="mt-2 text-sm">{failures[left.because]}</p>}
        </>
      )}
    </div>
  );
}

import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';
import { SupportSection } from './SupportSection.tsx';
import { UsageSection } from './UsageSection.tsx';

/** The person's account: the subscription, what the AI was used for, and where to ask. */
export function AccountScreen() {
  const { account, shell } = useCopy();
  const { user, isFounder } = useMe();
  useDocumentTitle(account.title);
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-3xl">{account.title}</h1>
        {isFounder ? <Badge>{shell.plan.founder}</Badge> : null}
      </div>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">{user.email}</p>
      <div className="mt-7 space-y-6">
        {isFounder ? null : <SubscriptionSection />}
        <UsageSection />
        <SupportSection />
      </div>
    </div>
  );
}

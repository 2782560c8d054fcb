import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { SuspendedNotice } from '../../subscription/SuspendedNotice.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { DangerSection } from './DangerSection.tsx';
import { DataSection } from './DataSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { StorageSection } from './StorageSection.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';
import { SupportSection } from './SupportSection.tsx';
import { UsageSection } from './UsageSection.tsx';

/** The person's account, whole: who, the subscription, the keys to it, what the AI was used for, and the ways out. */
export function AccountScreen() {
  const { shell } = useCopy();
  const account = useAccountCopy();
  const { isFounder } = useMe();
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle title={account.title} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-3xl">{account.title}</h1>
        {isFounder ? <Badge>{shell.plan.founder}</Badge> : null}
      </div>
      <SuspendedNotice className="mt-7" />
      <div className="mt-7 space-y-6">
        <PersonalSection />
        {isFounder ? null : <SubscriptionSection />}
        <SecuritySection />
        <UsageSection />
        <StorageSection />
        <SupportSection />
        <DataSection />
        {isFounder ? null : <DangerSection />}
      </div>
    </div>
  );
}

import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { SuspendedNotice } from '../../subscription/SuspendedNotice.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { DangerSection } from './DangerSection.tsx';
import { DownloadData } from './DownloadData.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { Section } from './Section.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { StorageSection } from './StorageSection.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';
import { UsageSection } from './UsageSection.tsx';

/** The account page: person, subscription, password and sessions, AI usage, data and deletion. */
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

/** The export of the person's data. */
function DataSection() {
  const { data } = useAccountCopy();
  return (
    <Section controlsOnly id="data" title={data.title}>
      <p className="mb-4 text-muted">{data.text}</p>
      <DownloadData />
    </Section>
  );
}

/** The password, and signing out everywhere. */
function SecuritySection() {
  const { security } = useAccountCopy();
  return (
    <Section controlsOnly title={security.title}>
      <PasswordChange />
      <div className="mt-6 border-t border-line pt-5">
        <SignOutEverywhere />
      </div>
    </Section>
  );
}

/** The contact of support. */
function SupportSection() {
  const { support } = useAccountCopy();
  return (
    <Section controlsOnly title={support.title}>
      <p className="text-muted">{support.text}</p>
      <SupportLink />
    </Section>
  );
}

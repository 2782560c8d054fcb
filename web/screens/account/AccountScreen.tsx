import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { SignOutDialog } from '../../shell/SignOutDialog.tsx';
import { useSignOut } from '../../shell/useSignOut.ts';
import { SupportLink, SuspendedNotice } from '../../subscription/SupportLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { DangerSection } from './DangerSection.tsx';
import { DownloadData } from './DownloadData.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { Section } from './Section.tsx';
import { SessionList } from './SessionList.tsx';
import { StorageSection } from './StorageSection.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';
import { TwoFactor } from './twoFactor/TwoFactor.tsx';
import { UsageSection } from './UsageSection.tsx';

export function AccountScreen() {
  const { shell } = useCopy();
  const account = useAccountCopy();
  const { isFounder } = useMe();
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle title={account.title} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl sm:text-3xl">{account.title}</h1>
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

function DataSection() {
  const { data } = useAccountCopy();
  return (
    <Section controlsOnly id="data" title={data.title}>
      <p className="mb-4 text-muted">{data.text}</p>
      <DownloadData />
    </Section>
  );
}

function SecuritySection() {
  const { security } = useAccountCopy();
  return (
    <Section controlsOnly title={security.title}>
      <PasswordChange />
      <div className="mt-6 border-t border-line pt-5">
        <TwoFactor />
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <SessionList />
        <SignOutEverywhere />
      </div>
    </Section>
  );
}

function SupportSection() {
  const { support } = useAccountCopy();
  return (
    <Section controlsOnly title={support.title}>
      <p className="text-muted">{support.text}</p>
      <SupportLink />
    </Section>
  );
}

/** Ends all sessions of the account. First asks what to do with drafts on this device that cannot be saved. */
function SignOutEverywhere() {
  const { security } = useAccountCopy();
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut({ everywhere: true, onDrafts: () => setAsking(true) });
  return (
    <>
      <Button className="mt-3" busy={signOut.isPending && !asking} onClick={signOut.ask}>
        {security.signOutEverywhere}
      </Button>
      <SignOutDialog open={asking} onOpenChange={setAsking} signOut={signOut} />
    </>
  );
}

import type { SupportedAccount } from '@elan/domain/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { useMe } from '../../session/me.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { TwoFactor } from '../account/twoFactor/TwoFactor.tsx';
import { twoFactorQuery, useTwoFactorCopy } from '../account/twoFactor/twoFactorQuery.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { AuditLog } from './AuditLog.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { Numbers } from './numbers/Numbers.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useSupportDesk } from './useSupportDesk.ts';

/** The support desk for administrators. For all other users, the path redirects to the dashboard. */
export function AdminScreen() {
  return useMe().isAdmin ? <TwoFactorFirst /> : <Navigate to="/dashboard" replace />;
}

/** The support desk. Administrators without two-factor sign-in must set it up first. */
function TwoFactorFirst() {
  const { admin } = useCopy();
  const twoFactor = useTwoFactorCopy();
  const query = useQuery(twoFactorQuery);
  const { data, error, refetch } = query;
  const [setUp, noteSetUp] = useState<'none' | 'running' | 'done'>('none');
  const isSettingUp = setUp === 'running';
  const titleId = useId();
  const isOff = data?.enabled_at === null;
  // The setup lasts until the recovery codes are saved, even though two-factor sign-in is already on by then.
  if (isOff && !isSettingUp) noteSetUp('running');
  if (data && !isOff && !isSettingUp) return <SupportDesk takesFocus={setUp === 'done'} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle title={admin.title} />
      <h1 className="text-2xl sm:text-3xl">{admin.title}</h1>
      {error && !data ? <ConnectionError query={query} className="mt-5" /> : null}
      {isSettingUp ? (
        <Card as="section" aria-labelledby={titleId} className="mt-5 sm:p-6">
          <h2 id={titleId} className="text-xl">
            {twoFactor.adminTitle}
          </h2>
          <p className="mt-1">{twoFactor.adminText}</p>
          <div className="mt-5 border-t border-line pt-5">
            <TwoFactor onReady={() => void refetch().then(() => noteSetUp('done'))} />
          </div>
        </Card>
      ) : null}
    </div>
  );
}

/** @param takesFocus whether to focus the heading, because the support desk replaces a focused form. */
function SupportDesk({ takesFocus }: { readonly takesFocus: boolean }) {
  const { admin } = useCopy();
  const desk = useSupportDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="mx-auto max-w-[67rem]">
      <PageTitle title={admin.title} />
      <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl outline-none">
        {admin.title}
      </h1>
      <p className="mt-2 max-w-[70ch] text-muted">{admin.lead}</p>
      <SearchForm search={desk.search} />
      <p role="status" className={desk.found === null ? 'mt-5' : 'sr-only'}>
        {desk.found
          ? admin.found(desk.found.email)
          : desk.found === null
            ? admin.nothing(desk.search.variables ?? '')
            : null}
      </p>
      {desk.found ? (
        <AccountPanel key={desk.found.id} account={desk.found} onChange={desk.update} />
      ) : null}
      <Numbers />
      <FailedJobs />
      <AuditLog />
      <RunningVersion />
    </div>
  );
}

interface AccountPanelProps {
  readonly account: SupportedAccount;
  readonly onChange: (account: SupportedAccount) => void;
}

function AccountPanel({ account, onChange }: AccountPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby={titleId} className="mt-5 sm:p-6">
      <h2
        id={titleId}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 text-xl wrap-anywhere outline-none"
      >
        {account.email}
      </h2>
      <AccountFacts account={account} />
      <AccountActions
        account={account}
        onChange={onChange}
        onButtonGone={() => heading.current?.focus()}
      />
    </Card>
  );
}

/** The version that the server runs. Shows nothing until it is fetched, or if the request fails. */
function RunningVersion() {
  const { admin } = useCopy();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => call(contract.health, undefined, { signal }),
  });
  if (health.data === undefined) return null;
  return <p className="mt-8 text-sm text-muted">{admin.version(health.data.version)}</p>;
}

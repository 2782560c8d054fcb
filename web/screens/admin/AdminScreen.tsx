import type { SupportedAccount } from '@elan/domain/contract/admin';
import { Navigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { AccountActions } from './AccountActions.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { AuditLog } from './AuditLog.tsx';
import { Numbers } from './numbers/Numbers.tsx';
import { RunningVersion } from './RunningVersion.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useSupportDesk } from './useSupportDesk.ts';

/** The support desk, for administrators; for other people the path is an unknown one. */
export function AdminScreen() {
  return useMe().isAdmin ? <SupportDesk /> : <Navigate to="/dashboard" replace />;
}

function SupportDesk() {
  const { admin } = useCopy();
  const desk = useSupportDesk();
  return (
    <div className="mx-auto max-w-[67rem]">
      <PageTitle title={admin.title} />
      <h1 className="text-3xl">{admin.title}</h1>
      <p className="mt-2 max-w-[70ch] text-muted">{admin.lead}</p>
      <SearchForm search={desk.search} />
      <p role="status" className={desk.found === null ? 'mt-5' : 'sr-only'}>
        {desk.found ? admin.found(desk.found.email) : null}
        {desk.found === null ? admin.nothing(desk.search.variables ?? '') : null}
      </p>
      {desk.found ? (
        <AccountPanel key={desk.found.id} account={desk.found} onChange={desk.show} />
      ) : null}
      <Numbers />
      <AuditLog />
      <RunningVersion />
    </div>
  );
}

interface AccountPanelProps {
  readonly account: SupportedAccount;
  /** Called with the changed account. */
  readonly onChange: (account: SupportedAccount) => void;
}

/** One account: its facts and the available actions. */
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

import { Navigate } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AuditLog } from './AuditLog.tsx';
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
      <AuditLog />
    </div>
  );
}

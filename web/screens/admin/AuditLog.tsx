import { type AuditEntry, everyAccountId, operatorId } from '@elan/domain/contract/admin';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAuditLog } from './useSupportDesk.ts';

export function AuditLog() {
  const { log } = useCopy().admin;
  const titleId = useId();
  const query = useAuditLog();
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="text-2xl">
        {log.title}
      </h2>
      <p className="mt-1 text-muted">{log.lead}</p>
      {entries?.length === 0 ? <p className="mt-4">{log.empty}</p> : null}
      {entries && entries.length > 0 ? (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : null}
      {query.isPending ? <Skeleton className="mt-4 h-40 w-full" /> : null}
      {query.error ? <ConnectionError query={query} className="mt-4" /> : null}
      <MoreButton query={query} isShown={query.hasNextPage && !query.error} className="mt-4">
        {log.more}
      </MoreButton>
    </section>
  );
}

/** One row of the log. A deleted account has an id but no e-mail; the operator and all accounts have fixed ids. */
function AuditItem({ entry }: { entry: AuditEntry }) {
  const { log } = useCopy().admin;
  const { language } = useLanguage();
  const named = new Map([
    [operatorId, log.operator],
    [everyAccountId, log.everyAccount],
  ]);
  const who = (email: string | null, id: string) => email ?? named.get(id) ?? log.deleted(id);
  return (
    <li className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,15rem)_minmax(0,13rem)_minmax(0,1fr)]">
      <time dateTime={entry.at} className="text-sm leading-6 text-muted">
        {torontoDateTime(entry.at, language)}
      </time>
      <p className="font-semibold">{log.actions[entry.action]}</p>
      <p className="wrap-anywhere sm:col-start-2 lg:col-start-3">
        <span>{`${who(entry.account_email, entry.account_id)} `}</span>
        <span className="text-sm text-muted">{log.by(who(entry.admin_email, entry.admin_id))}</span>
      </p>
    </li>
  );
}

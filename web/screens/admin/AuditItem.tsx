import type { AuditEntry } from '@elan/domain/contract/admin';
import { useCopy } from '../../copy/copy.ts';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';

/** One row of the log. A deleted account has an id and no e-mail. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { log } = useCopy().admin;
  const { language } = useLanguage();
  const who = (email: string | null, id: string) => email ?? log.deleted(id);
  return (
    <li className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,15rem)_minmax(0,13rem)_minmax(0,1fr)]">
      <time dateTime={entry.at} className="text-sm leading-6 text-muted">
        {torontoDateTime(entry.at, language)}
      </time>
      <p className="font-semibold">{log.actions[entry.action]}</p>
      <p className="wrap-anywhere sm:col-start-2 lg:col-start-3">
        {who(entry.account_email, entry.account_id)}{' '}
        <span className="text-sm text-muted">{log.by(who(entry.admin_email, entry.admin_id))}</span>
      </p>
    </li>
  );
}

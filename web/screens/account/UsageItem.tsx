import type { UsageEntry } from '@elan/domain/contract/subscription';
import { findModule } from '@elan/modules/catalogue';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type AccountCopy, useAccountCopy } from './accountCopy.ts';

/** One generation: its module, project and time, and whether it was counted. */
export function UsageItem({ entry }: { entry: UsageEntry }) {
  const { usage } = useAccountCopy();
  const { language } = useLanguage();
  const module = findModule(entry.module)?.title[language] ?? entry.module;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[1fr_auto]">
      <p className="min-w-0">
        <span className="font-semibold">{module}</span>
        {' · '}
        {entry.project_name ?? <em>{usage.deletedProject}</em>}
      </p>
      <p className={`text-sm sm:text-right ${entry.counted ? '' : 'text-muted'}`}>
        {countedWords(entry, usage)}
      </p>
      <p className="text-sm text-muted sm:col-span-2">
        {usage.actions[entry.action]}
        {' · '}
        <time dateTime={entry.started_at} className="whitespace-nowrap">
          {torontoDateTime(entry.started_at, language)}
        </time>
      </p>
    </li>
  );
}

/** A generation that succeeded without being counted is a founder's. */
function countedWords(entry: UsageEntry, usage: AccountCopy['usage']): string {
  if (entry.counted) return usage.counted;
  if (entry.status === 'failed') return usage.failed;
  return entry.status === 'running' ? usage.running : usage.uncounted;
}

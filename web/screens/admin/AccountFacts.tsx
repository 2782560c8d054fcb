import type { SupportedAccount } from '@elan/domain/contract/admin';
import { dayInToronto } from '@elan/domain/day';
import { useCopy } from '../../copy/copy.ts';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Fact } from './Fact.tsx';
import { SubscriptionFacts } from './SubscriptionFacts.tsx';

/** The facts of an account that support may see; times are Toronto's. */
export function AccountFacts({ account }: { account: SupportedAccount }) {
  const { admin, shell } = useCopy();
  const { language } = useLanguage();
  const { facts } = admin;
  const { used, limit } = account.ai_usage;
  const time = (iso: string) => torontoDateTime(iso, language);
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={facts.plan}>
        <Badge tone={account.plan === 'free' ? 'muted' : 'action'}>
          {shell.plan[account.plan]}
        </Badge>
      </Fact>
      <Fact name={facts.usage}>
        {account.plan === 'founder' ? facts.unlimited : facts.usageOf(used, limit)}
      </Fact>
      <Fact name={facts.access}>
        {account.suspended_at === null ? (
          facts.open
        ) : (
          <span className="text-danger">{facts.suspendedSince(time(account.suspended_at))}</span>
        )}
      </Fact>
      <SubscriptionFacts subscription={account.subscription} />
      <Fact name={facts.signIn}>
        {account.locked_until === null ? (
          facts.free
        ) : (
          <span className="text-danger">{facts.lockedUntil(time(account.locked_until))}</span>
        )}
      </Fact>
      <Fact name={facts.lastSignIn}>
        {account.last_sign_in_at === null ? facts.never : time(account.last_sign_in_at)}
      </Fact>
      <Fact name={facts.confirmed}>{account.email_confirmed ? facts.yes : facts.no}</Fact>
      <Fact name={facts.created}>{dayInToronto(new Date(account.created_at), language)}</Fact>
      <Fact name={facts.language}>{admin.languages[account.language] ?? account.language}</Fact>
      <Fact name={facts.id}>
        <code className="text-sm wrap-anywhere">{account.id}</code>
      </Fact>
    </dl>
  );
}

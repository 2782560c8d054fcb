import type { SupportedAccount } from '@elan/domain/contract/admin';
import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { dayInToronto } from '@elan/domain/day';
import { isLive } from '@elan/domain/subscription/status';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { torontoDateTime, torontoDay } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { cardBrand } from '../../subscription/subscription.ts';
import { Badge } from '../../ui/Badge.tsx';

/** The facts about an account that support may see. Times are in Toronto time. */
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

/** The state, dates and card of a subscription, as last fetched from the payment provider. */
function SubscriptionFacts({ subscription }: { subscription: SubscriptionRow | null }) {
  const { admin, subscription: words } = useCopy();
  const { facts } = admin;
  const { language } = useLanguage();
  if (!subscription) return <Fact name={facts.subscription}>{facts.none}</Fact>;
  const { subscription_status: status, current_period_end: end } = subscription;
  const { payment_method_brand: brand, payment_method_last4: last4 } = subscription;
  const names: Readonly<Record<string, string | undefined>> = {
    ...words.statuses,
    ...admin.otherStatuses,
  };
  const statusName = names[status] ?? status;
  const until = end === null || !isLive(status) ? undefined : torontoDay(end, language);
  const dated = until && facts[subscription.cancel_at_period_end ? 'ends' : 'renews'](until);
  return (
    <>
      <Fact name={facts.subscription}>{dated ? `${statusName}, ${dated}` : statusName}</Fact>
      <Fact name={words.method}>{brand && last4 ? words.card(cardBrand(brand), last4) : '–'}</Fact>
      <Fact name={facts.customer}>
        <code className="text-sm wrap-anywhere">{subscription.customer_id}</code>
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

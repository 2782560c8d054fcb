import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isLive } from '@elan/domain/subscription/status';
import { useCopy } from '../../copy/copy.ts';
import { torontoDay } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { cardBrand } from '../../subscription/cardBrand.ts';
import { Fact } from './Fact.tsx';

/** State, dates and card of a subscription, as last read from the payment provider. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionRow | null }) {
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
  const said = names[status] ?? status;
  const until = end === null || !isLive(status) ? undefined : torontoDay(end, language);
  const dated = until && facts[subscription.cancel_at_period_end ? 'ends' : 'renews'](until);
  return (
    <>
      <Fact name={facts.subscription}>{dated ? `${said}, ${dated}` : said}</Fact>
      <Fact name={words.method}>{brand && last4 ? words.card(cardBrand(brand), last4) : '–'}</Fact>
      <Fact name={facts.customer}>
        <code className="text-sm wrap-anywhere">{subscription.customer_id}</code>
      </Fact>
    </>
  );
}

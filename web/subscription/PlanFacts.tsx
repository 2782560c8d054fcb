import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { price } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/copy.ts';
import { torontoDay } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { cardBrand } from './cardBrand.ts';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import { isBound } from './subscription.ts';

/** A subscription: its state, the plan, the price, when it renews or ends, what pays for it. */
export function PlanFacts({ row }: { row: SubscriptionRow }) {
  const { pricing, subscription } = useCopy();
  const { language } = useLanguage();
  const { payment_method_brand: brand, payment_method_last4: last4 } = row;
  const end = row.current_period_end;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact name={subscription.status}>
        <SubscriptionStatus status={row.subscription_status} />
      </Fact>
      <Fact name={subscription.plan}>{pricing.planName}</Fact>
      <Fact name={subscription.price}>{pricing.perMonth(price(premiumPriceCents, language))}</Fact>
      {end !== null && isBound(row) ? (
        <Fact name={row.cancel_at_period_end ? subscription.endsOn : subscription.renewsOn}>
          {torontoDay(end, language)}
        </Fact>
      ) : null}
      {last4 !== null && isBound(row) ? (
        <Fact name={subscription.method}>{subscription.card(cardBrand(brand), last4)}</Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

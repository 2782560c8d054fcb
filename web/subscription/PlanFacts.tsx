import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { price } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/copy.ts';
import { torontoDay } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import { cardBrand, isBound } from './subscription.ts';

/** Facts of a subscription: its status, plan, price, renewal or end date, and payment method. */
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

export function SubscriptionSkeleton() {
  const { subscription } = useCopy();
  return (
    <div role="status" className="grid content-start gap-3">
      <span className="sr-only">{subscription.loading}</span>
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-10 w-40" />
    </div>
  );
}

import { price } from '@elan/domain/money';
import { allowanceOf, defaultFreeLimit, premiumPriceCents } from '@elan/domain/subscription/plans';
import { CircleCheck } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { TickList } from '../../subscription/TickList.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The purchase is confirmed: what was bought, and a link to start. */
export function PaymentDone() {
  const { pricing, success } = useCopy();
  const { language } = useLanguage();
  const { limit } = allowanceOf('premium', defaultFreeLimit);
  return (
    <Card className="mt-5 border-t-4 border-t-action sm:p-7">
      <p className="flex gap-3 text-lg">
        <CircleCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-action" />
        {success.doneText}
      </p>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-y border-line py-3">
        <span className="font-display text-xl font-semibold">{pricing.planName}</span>
        <span className="font-semibold">
          {pricing.perMonth(price(premiumPriceCents, language))}
        </span>
      </p>
      <h2 className="mt-5 text-lg">{success.unlockedTitle}</h2>
      <TickList items={success.unlocked(limit)} className="mt-3" />
      <LinkButton to="/dashboard" className="mt-6">
        {success.start}
      </LinkButton>
    </Card>
  );
}

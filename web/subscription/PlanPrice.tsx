import { price } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';

/** The price of Premium and what comes on top of it. */
export function PlanPrice() {
  const { pricing } = useCopy();
  const { language } = useLanguage();
  const [amount, unit] = pricing.perMonth(price(premiumPriceCents, language)).split('/');
  return (
    <div>
      <p className="font-display text-3xl font-semibold">
        {/* Where both do not fit on a line, it breaks there and in no word. */}
        {amount}/<wbr />
        {unit}
      </p>
      <p className="mt-1 text-sm text-muted">
        {pricing.billing} {pricing.taxes}
      </p>
    </div>
  );
}

import { price } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import { Check } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { inElement } from '../ui/inElement.tsx';

/** The price of Premium, with notes on billing and taxes. */
export function PlanPrice() {
  const { pricing } = useCopy();
  const { language } = useLanguage();
  const [amount, unit] = pricing.perMonth(price(premiumPriceCents, language)).split('/');
  return (
    <div>
      <p className="font-display text-3xl font-semibold">
        {/* Allows a line break here, so that none is needed within a word. */}
        <span>{`${amount ?? ''}/`}</span>
        <wbr />
        {inElement(unit)}
      </p>
      <p className="mt-1 text-sm text-muted">{`${pricing.billing} ${pricing.taxes}`}</p>
    </div>
  );
}

/** A list with a tick before each item. */
export function TickList({
  items,
  className = '',
}: {
  items: readonly string[];
  className?: string;
}) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden size={18} strokeWidth={2.5} className="mt-1 shrink-0 text-action" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

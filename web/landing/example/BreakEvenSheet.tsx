import { money } from '@elan/domain/money';
import { useLanguage } from '../../copy/language.tsx';
import { Card } from '../../ui/Card.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { bakery, breakEvenPerNight, fixedAMonth } from '../figures.ts';
import { BreakEvenChart } from './BreakEvenChart.tsx';

/** A page of the bakery’s finances, slightly rotated. */
export function BreakEvenSheet() {
  const { sheet } = useLandingCopy();
  const { language } = useLanguage();
  const price = money(bakery.basketPrice, language);
  const cost = money(bakery.basketCost, language);
  const fixed = money(fixedAMonth, language);
  const facts = [
    [sheet.price, price],
    [sheet.cost, cost],
    [sheet.fixed, fixed],
  ] as const;
  return (
    <Card as="section" aria-label={sheet.context} className="p-6 sm:p-8 lg:origin-top lg:rotate-1">
      <p className="text-sm text-muted">{sheet.context}</p>
      {/* Narrow enough to take two lines in either font: the card keeps its height when the display font loads. */}
      <p className="mt-1 max-w-[18rem] font-display text-xl font-semibold tracking-[-0.01em] text-balance">
        {sheet.title(breakEvenPerNight)}
      </p>
      <BreakEvenChart label={sheet.chart(breakEvenPerNight, price, cost, fixed)} />
      <dl className="mt-5 grid grid-cols-3 gap-x-4 border-t border-line pt-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col justify-between">
            <dt className="text-sm leading-snug text-muted">{name}</dt>
            <dd className="mt-1 font-display text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{sheet.note}</p>
    </Card>
  );
}

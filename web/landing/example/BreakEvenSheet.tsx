import { useLanguage } from '../../copy/language.tsx';
import { Card } from '../../ui/Card.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { bakery, figuresIn } from '../figures.ts';

const { breakEvenPerNight, fixedAMonth, nightsAMonth, price: basketPrice, variableCost } = bakery;

/** A sheet of the example bakery's finances, slightly rotated. */
export function BreakEvenSheet() {
  const { sheet } = useLandingCopy();
  const { language } = useLanguage();
  const { price, variableCost: cost, fixedAMonth: fixed } = figuresIn(language);
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

/** Upper end of the axis: twice the break-even point, so that the latter is in the middle. */
const mostBaskets = breakEvenPerNight * 2;
const monthOf = (baskets: number) => baskets * nightsAMonth;
const revenueOf = (baskets: number) => monthOf(baskets) * basketPrice;
const costsOf = (baskets: number) => fixedAMonth + monthOf(baskets) * variableCost;

/** The vertical position of a monthly amount: the chart is 100 high, with the largest revenue at the top. */
const heightOf = (amount: number) => 100 - (amount / revenueOf(mostBaskets)) * 100;

/** Chart of monthly revenue and costs by baskets sold per night. The lines cross at the break-even point. */
function BreakEvenChart({ label }: { label: string }) {
  const { sheet } = useLandingCopy();
  const crossing = { left: '50%', top: `${heightOf(costsOf(breakEvenPerNight))}%` };
  return (
    <div role="img" aria-label={label} className="relative mt-5 h-44 text-sm sm:h-52">
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
      >
        {[0, 50, 100].map((y) => (
          <Line key={y} from={y} to={y} className="stroke-line stroke-1" />
        ))}
        <Line
          from={heightOf(costsOf(0))}
          to={heightOf(costsOf(mostBaskets))}
          className="stroke-edge"
        />
        <Line from={100} to={0} className="stroke-action" />
      </svg>
      <span
        aria-hidden
        style={crossing}
        className="absolute size-4 -translate-1/2 rounded-full border-3 border-accent bg-surface"
      />
      <span
        aria-hidden
        style={crossing}
        className="absolute mt-3 ml-2 font-semibold whitespace-nowrap text-accent"
      >
        {sheet.crossing(breakEvenPerNight)}
      </span>
      <span aria-hidden className="absolute top-0 right-[14%] font-semibold text-action">
        {sheet.revenue}
      </span>
      <span
        aria-hidden
        style={{ top: `${heightOf(costsOf(mostBaskets))}%` }}
        className="absolute right-0 mt-2 text-muted"
      >
        {sheet.costs}
      </span>
      <span aria-hidden className="absolute right-0 bottom-1 text-muted">
        {sheet.axis}
      </span>
    </div>
  );
}

/** A straight line from the left edge to the right edge; stretching the chart does not change its thickness. */
function Line(props: { from: number; to: number; className: string }) {
  return (
    <line
      x1={0}
      y1={props.from}
      x2={100}
      y2={props.to}
      vectorEffect="non-scaling-stroke"
      className={props.className}
    />
  );
}

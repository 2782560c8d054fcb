import { useLandingCopy } from '../copy/landingCopy.ts';
import { bakery, breakEvenPerNight, fixedAMonth, nightsAMonth } from '../figures.ts';

/** Twice the break-even point, so that it is in the middle. */
const mostBaskets = breakEvenPerNight * 2;
const monthOf = (baskets: number) => baskets * nightsAMonth;
const revenueOf = (baskets: number) => monthOf(baskets) * bakery.basketPrice;
const costsOf = (baskets: number) => fixedAMonth + monthOf(baskets) * bakery.basketCost;

/** The vertical position of a monthly amount: the chart is 100 high, with the largest revenue at the top. */
const heightOf = (amount: number) => 100 - (amount / revenueOf(mostBaskets)) * 100;

/** Monthly revenue and costs by baskets a night; the lines cross at the break-even point. */
export function BreakEvenChart({ label }: { label: string }) {
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

/** A straight line from the left edge to the right one; its thickness is independent of stretching. */
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

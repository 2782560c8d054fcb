import type { Bilingual } from '../../language.ts';
import { compute, type Prepared, type Run } from '../compute.ts';
import { fraction, times } from '../exact.ts';
import type { Plan } from '../plan.ts';
import { statementsOf } from '../statements.ts';
import { money } from './figures.ts';

/** By how many percent a price, a cost or the sales are changed, until one is enough. */
const steps = [1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50];
const wanted = 3;

/**
 * What would keep cash from falling below zero, each tried on the whole plan.
 * @param lacking cents at the lowest point.
 * @returns three remedies, or fewer where no change of at most half is enough.
 */
export function remediesFor(run: Run, lacking: number): Bilingual[] {
  const { prepared } = run;
  const amount = money(lacking);
  const tried = [
    () => ({ fr: `ajouter ${amount.fr} au départ`, en: `add ${amount.en} at the start` }),
    () =>
      firstEnough(
        run,
        (percent) => withPrices(prepared, percent),
        (percent) => ({
          fr: `augmenter les prix de ${percent}\u00a0%`,
          en: `raise prices by ${percent}%`,
        }),
      ),
    () =>
      firstEnough(
        run,
        (percent) => withFixedCosts(prepared, percent),
        (percent) => ({
          fr: `réduire les coûts fixes de ${percent}\u00a0%`,
          en: `cut fixed costs by ${percent}%`,
        }),
      ),
    () =>
      firstEnough(
        run,
        (percent) => withCosts(prepared, percent),
        (percent) => ({
          fr: `réduire les coûts directs de ${percent}\u00a0%`,
          en: `cut direct costs by ${percent}%`,
        }),
      ),
    () =>
      firstEnough(
        run,
        (percent) => withSales(prepared, percent),
        (percent) => ({
          fr: `vendre ${percent}\u00a0% de plus`,
          en: `sell ${percent}% more`,
        }),
      ),
  ];
  const remedies: Bilingual[] = [];
  for (const attempt of tried) {
    const remedy = remedies.length < wanted ? attempt() : undefined;
    if (remedy) remedies.push(remedy);
  }
  return remedies;
}

/** The smallest step that is enough, found by halving: more of a remedy helps more. */
function firstEnough(
  run: Run,
  changed: (percent: number) => Prepared,
  told: (percent: number) => Bilingual,
): Bilingual | undefined {
  const isEnough = (percent: number) => {
    const { cash } = statementsOf(compute(changed(percent), run.assumptions)).balances;
    return Math.min(...cash.value) >= 0;
  };
  const last = steps.at(-1) ?? 0;
  if (!isEnough(last)) return undefined;
  let [from, to] = [0, steps.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isEnough(steps[middle] ?? last)) to = middle;
    else from = middle + 1;
  }
  return told(steps[to] ?? last);
}

function by(value: number, percent: number): number {
  return times(value, fraction(BigInt(100 + percent), 100n));
}

function withOffers(
  prepared: Prepared,
  change: (offer: Plan['offers'][number]) => Plan['offers'][number],
) {
  const { plan } = prepared;
  return { ...prepared, plan: { ...plan, offers: plan.offers.map(change) } };
}

function withPrices(prepared: Prepared, percent: number): Prepared {
  return withOffers(prepared, (offer) => ({
    ...offer,
    price: { ...offer.price, value: by(offer.price.value, percent) },
  }));
}

function withCosts(prepared: Prepared, percent: number): Prepared {
  return withOffers(prepared, (offer) => ({
    ...offer,
    cost: { ...offer.cost, value: by(offer.cost.value, -percent) },
  }));
}

function withFixedCosts(prepared: Prepared, percent: number): Prepared {
  const fixedAmounts = prepared.fixedAmounts.map((amounts) =>
    amounts.map((amount) => by(amount, -percent)),
  );
  return { ...prepared, fixedAmounts };
}

function withSales(prepared: Prepared, percent: number): Prepared {
  const units = prepared.units.map((one) => ({
    ...one,
    over: one.over.map((value) => value * BigInt(100 + percent)),
    under: one.under * 100n,
  }));
  return { ...prepared, units };
}

import type { Bilingual } from '../../language.ts';
import type { Parts } from '../../parts.ts';
import { typedRate } from '../../rate.ts';
import { monthName } from '../calendar.ts';
import { compute, type Prepared, type Run } from '../compute.ts';
import { fraction, times } from '../exact.ts';
import { fields } from '../fields.ts';
import type { Plan } from '../plan.ts';
import { planned } from '../planned.ts';
import { scheduleOf } from '../rules/loans.ts';
import { unitsChangedBy } from '../rules/units.ts';
import { changedBy } from '../scenario.ts';
import { statementsOf } from '../statements/statements.ts';
import { type Amount, known, MissingInputs } from '../unknown.ts';
import { money } from './figures.ts';

/** Changes to try, in percent, in ascending order. */
const steps = [1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50];
/**
 * Amounts to try, as a percentage of the shortage. Most exceed 100 because a loan adds payments of its own, and less
 * interest on a line of credit adds taxes.
 */
const amountSteps = [100, 110, 125, 150, 200, 300];
const gapLoan = { rate: '8', term: 60 };
const wanted = 3;

interface Remedy {
  readonly steps: readonly number[];
  readonly changed: (prepared: Prepared, step: number) => Prepared;
  readonly textOf: (step: number) => Bilingual;
}

const inPercent = (fr: string, en: string) => (step: number) => ({
  fr: `${fr} de ${step}\u00a0%`,
  en: `${en} by ${step}%`,
});

/** @returns the remedies in the order in which they are tried. @param lacking cents missing when cash is lowest. */
function remedies({ plan: { creditLine } }: Prepared, lacking: number): Remedy[] {
  return [
    {
      steps: amountSteps,
      changed: (prepared, step) => withCapital(prepared, share(lacking, step)),
      textOf: (step) => {
        const { fr, en } = money(share(lacking, step));
        return { fr: `ajouter ${fr} au départ`, en: `add ${en} at the start` };
      },
    },
    ...(creditLine ? [higherLimit(creditLine.limit.value, lacking)] : []),
    { steps, changed: withPrices, textOf: inPercent('augmenter les prix', 'raise prices') },
    {
      steps,
      changed: withFixedCosts,
      textOf: inPercent('réduire les coûts fixes', 'cut fixed costs'),
    },
    {
      steps,
      changed: withCosts,
      textOf: inPercent('réduire les coûts directs', 'cut direct costs'),
    },
    {
      steps,
      changed: withStart,
      textOf: inPercent('réduire les dépenses de démarrage', 'cut what the start costs'),
    },
    { steps, changed: withSales, textOf: inPercent('augmenter les ventes', 'raise sales') },
    {
      steps: amountSteps,
      changed: (prepared, step) => withLoan(prepared, share(lacking, step)),
      textOf: (step) => {
        const { fr, en } = money(share(lacking, step));
        const { rate, term } = gapLoan;
        return {
          fr: `emprunter ${fr} de plus au départ, à ${typedRate(rate, 'fr')} sur ${term} mois`,
          en: `borrow ${en} more at the start, at ${typedRate(rate, 'en')} over ${term} months`,
        };
      },
    },
  ];
}

function higherLimit(limit: number, lacking: number): Remedy {
  return {
    steps: amountSteps,
    changed: (prepared, step) => withLimit(prepared, limit + share(lacking, step)),
    textOf: (step) => {
      const { fr, en } = money(limit + share(lacking, step));
      return {
        fr: `porter la limite de la marge de crédit à ${fr}`,
        en: `raise the limit of the line of credit to ${en}`,
      };
    },
  };
}

/**
 * Finds changes that would keep cash from falling below zero. Yields before each kind of change.
 * @param lacking cents missing when cash is lowest.
 * @returns at most three remedies. The first adds the missing amount at the start.
 */
export function* remediesFor(run: Run, lacking: number): Parts<Bilingual[]> {
  const found: Bilingual[] = [];
  for (const remedy of remedies(run.prepared, lacking)) {
    yield;
    const step = found.length < wanted ? firstEnough(run, remedy) : undefined;
    if (step !== undefined) found.push(remedy.textOf(step));
  }
  return found;
}

/**
 * @returns the smallest step that is enough, by binary search, which assumes that a larger step helps more; undefined
 * if the largest step is not enough.
 */
function firstEnough(run: Run, { steps: all, changed }: Remedy): number | undefined {
  const isEnough = (step: number | undefined) => {
    if (step === undefined) return false;
    const { cash } = statementsOf(compute(changed(run.prepared, step), run.assumptions)).balances;
    return Math.min(...cash.value) >= 0;
  };
  if (!isEnough(all.at(-1))) return undefined;
  let [from, to] = [0, all.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isEnough(all[middle])) to = middle;
    else from = middle + 1;
  }
  return all[to];
}

function share(amount: number, percent: number): number {
  return times(amount, fraction(BigInt(percent), 100n));
}

function withCapital(prepared: Prepared, value: number): Prepared {
  const { plan } = prepared;
  const added = { id: '', name: '', path: '', amount: { value, unknown: known }, month: 0 };
  return { ...prepared, plan: { ...plan, capital: [...plan.capital, added] } };
}

function withLimit(prepared: Prepared, value: number): Prepared {
  const { plan } = prepared;
  if (!plan.creditLine) return prepared;
  const creditLine = { ...plan.creditLine, limit: { value, unknown: known } };
  return { ...prepared, plan: { ...plan, creditLine } };
}

/** @returns the plan with lower start-up costs, deposits of month 0 and costs of assets bought in month 0. */
function withStart(prepared: Prepared, percent: number): Prepared {
  const { plan } = prepared;
  const less = <Line extends { readonly amount: Amount }>(line: Line): Line => ({
    ...line,
    amount: { ...line.amount, value: changedBy(line.amount.value, -percent) },
  });
  const assets = plan.assets.map((asset) =>
    asset.month > 0 || asset.isOwned
      ? asset
      : { ...asset, cost: { ...asset.cost, value: changedBy(asset.cost.value, -percent) } },
  );
  const deposits = plan.deposits.map((line) => (line.month > 0 ? line : less(line)));
  return { ...prepared, plan: { ...plan, assets, deposits, startup: plan.startup.map(less) } };
}

function withLoan(prepared: Prepared, lent: number): Prepared {
  const { plan, loans } = prepared;
  const { rate, term } = gapLoan;
  const reading = { opening: monthName(plan.start + 1), missing: new MissingInputs() };
  const terms = planned(fields.loans.fields, { amount: lent, rate, term }, '', reading);
  const loan: Plan['loans'][number] = { id: '', path: '', ...terms };
  return {
    ...prepared,
    plan: { ...plan, loans: [...plan.loans, loan] },
    loans: [...loans, scheduleOf(loan)],
  };
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
    price: { ...offer.price, value: changedBy(offer.price.value, percent) },
  }));
}

function withCosts(prepared: Prepared, percent: number): Prepared {
  return withOffers(prepared, (offer) => ({
    ...offer,
    cost: { ...offer.cost, value: changedBy(offer.cost.value, -percent) },
  }));
}

function withFixedCosts(prepared: Prepared, percent: number): Prepared {
  const fixedAmounts = prepared.fixedAmounts.map((amounts) =>
    amounts.map((amount) => changedBy(amount, -percent)),
  );
  return { ...prepared, fixedAmounts };
}

function withSales(prepared: Prepared, percent: number): Prepared {
  return { ...prepared, units: prepared.units.map((one) => unitsChangedBy(one, percent)) };
}

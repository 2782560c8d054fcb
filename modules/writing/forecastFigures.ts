import { calendarMonth } from '@elan/domain/forecast/calendar';
import { monthIn } from '@elan/domain/forecast/checks/figures';
import { forecast } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Forecast } from '@elan/domain/forecast/outputs';
import type { Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';

/** An amount in whole dollars as a prompt shows it; null where something it depends on is missing. */
type Shown = string | null;

/** The computed figures of a prompt, in its language. */
export interface ForecastFigures {
  readonly opening: string;
  readonly offers: readonly {
    readonly name: string;
    readonly price: Shown;
    readonly cost: Shown;
  }[];
  readonly uses: readonly Line[];
  readonly sources: readonly Line[];
  /** Sources less uses. */
  readonly gap: Shown;
  readonly years: readonly {
    readonly revenue: Shown;
    readonly directCosts: Shown;
    readonly fixedCosts: Shown;
    readonly wagesAndCharges: Shown;
    readonly netIncome: Shown;
    readonly drawings: Shown;
    readonly closingCash: Shown;
    readonly debtServiceCoverage: number | null;
  }[];
  /** The first year; the start-up month is in the first quarter. */
  readonly quarters: readonly {
    readonly fromCustomers: Shown;
    readonly otherReceipts: Shown;
    readonly toSuppliers: Shown;
    readonly otherPayments: Shown;
    readonly closingCash: Shown;
  }[];
  readonly lowestCash: Shown;
  readonly lowestCashIn: string | null;
  readonly breakEven: { readonly revenueAYear: Shown; readonly salesAYear: number | null };
  readonly breakEvenPayingYou: { readonly revenueAYear: Shown; readonly salesAYear: number | null };
  readonly scenarios: Readonly<
    Record<
      'prudent' | 'ambitious',
      { readonly revenueYear1: Shown; readonly netIncomeYear1: Shown; readonly lowestCash: Shown }
    >
  >;
  /** The month, or why there is none. */
  readonly salesTaxRegistration: string;
  /** The inputs that are missing, by their path in the form. */
  readonly missing: readonly string[];
  readonly disagreements: readonly string[];
}

interface Line {
  readonly name: string;
  readonly amount: Shown;
}

const words = {
  offer: { fr: 'Offre', en: 'Offer' },
  own: { fr: 'Mise de fonds', en: 'Owner’s contribution' },
  loan: { fr: 'Prêt', en: 'Loan' },
  fee: { fr: 'Frais du prêt', en: 'Loan fee' },
  stock: { fr: 'Premier stock', en: 'First stock' },
  other: { fr: 'Autre', en: 'Other' },
  none: { fr: 'aucune en trois ans', en: 'none within three years' },
  unknown: { fr: 'inconnue', en: 'unknown' },
} as const;

/** Computes what a prompt may say of a forecast: the model adds nothing up. */
export function forecastFigures(inputs: ForecastInputs, language: Language): ForecastFigures {
  const expected = forecast(inputs, 'expected');
  const start = calendarMonth(inputs.opening) - 1;
  const shown = (cents: number | null): Shown =>
    cents === null ? null : money(Math.round(cents / 100), language);
  const sum = (...parts: readonly (number | null)[]): number | null =>
    parts.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
  const scenario = (which: 'prudent' | 'ambitious') => {
    const { years, lowestCash } = forecast(inputs, which);
    const [first] = years;
    return {
      revenueYear1: shown(first?.revenue ?? null),
      netIncomeYear1: shown(first?.netIncome ?? null),
      lowestCash: shown(lowestCash.amount),
    };
  };
  const { breakEven, sourcesAndUses, lowestCash } = expected;
  const named = namesOf(inputs, language);
  const lines = (all: Forecast['sourcesAndUses']['uses']): readonly Line[] =>
    all.map(({ id, amount }) => ({ name: named(id), amount: shown(amount) }));
  return {
    opening: monthIn(start + 1)[language],
    offers: inputs.offers.map(({ name, price, cost }) => ({
      name: name ?? words.offer[language],
      price: shown(price ?? null),
      cost: shown(cost ?? null),
    })),
    uses: lines(sourcesAndUses.uses),
    sources: lines(sourcesAndUses.sources),
    gap: shown(sourcesAndUses.gap),
    years: expected.years.map((year) => ({
      revenue: shown(year.revenue),
      directCosts: shown(year.directCosts),
      fixedCosts: shown(year.fixedCosts),
      wagesAndCharges: shown(sum(year.wages, year.employerCharges)),
      netIncome: shown(year.netIncome),
      drawings: shown(year.drawings),
      closingCash: shown(year.closingCash),
      debtServiceCoverage: year.dscr,
    })),
    quarters: [1, 4, 7, 10].map((first) => {
      const months = expected.months.slice(first === 1 ? 0 : first, first + 3);
      const total = (pick: (month: Forecast['months'][number]) => readonly (number | null)[]) =>
        shown(sum(...months.flatMap(pick)));
      return {
        fromCustomers: total(({ cashFromCustomers }) => [cashFromCustomers]),
        otherReceipts: total((m) => [m.cashFromOwner, m.cashFromLoans, m.grantsReceived]),
        toSuppliers: total(({ cashToSuppliers }) => [cashToSuppliers]),
        otherPayments: total((m) => [
          m.cashToStaff,
          m.salesTaxPaid,
          m.incomeTaxPaid,
          m.cashForAssets,
          m.drawings,
          m.loanPayments,
        ]),
        closingCash: shown(months.at(-1)?.cash ?? null),
      };
    }),
    lowestCash: shown(lowestCash.amount),
    lowestCashIn: lowestCash.m === null ? null : monthIn(start + lowestCash.m)[language],
    breakEven: { revenueAYear: shown(breakEven.revenue), salesAYear: breakEven.units },
    breakEvenPayingYou: {
      revenueAYear: shown(breakEven.payingYou.revenue),
      salesAYear: breakEven.payingYou.units,
    },
    scenarios: { prudent: scenario('prudent'), ambitious: scenario('ambitious') },
    salesTaxRegistration: registrationIn(expected, start, language),
    missing: [...new Set(expected.unknown.flatMap(({ because }) => because))],
    disagreements: expected.checks.map(({ text }) => text[language]),
  };
}

function registrationIn(
  { registeredMonth, unknown }: Forecast,
  start: number,
  language: Language,
): string {
  if (registeredMonth !== null) return monthIn(start + registeredMonth)[language];
  const isUnknown = unknown.some(({ figure }) => figure === 'registeredMonth');
  return (isUnknown ? words.unknown : words.none)[language];
}

/** @returns a function that names a line of the sources and uses by its id. */
function namesOf(inputs: ForecastInputs, language: Language): (id: string) => string {
  const lists = [inputs.assets, inputs.startup, inputs.deposits, inputs.grants, inputs.offers];
  const names = new Map(
    lists.flatMap((list) => (list ?? []).map(({ id, name }) => [id, name] as const)),
  );
  const loans = new Map((inputs.loans ?? []).map(({ id, name }) => [id, name] as const));
  const own = new Set((inputs.capital ?? []).map(({ id }) => id));
  return (id) => {
    if (own.has(id)) return words.own[language];
    if (loans.has(id)) return loans.get(id) ?? words.loan[language];
    return names.get(id) ?? words.other[language];
  };
}

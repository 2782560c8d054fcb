import { mostMissing } from '../bounds.ts';
import { lastMonth, monthCount, monthName } from '../calendar.ts';
import type { Run } from '../compute.ts';
import {
  balanceNames,
  classifiedNames,
  type Flow,
  type Forecast,
  type ForecastMonth,
  type ForecastYear,
  flowNames,
  ratioNames,
} from '../outputs.ts';
import { chargesIn } from '../rules/payroll.ts';
import type { Scenario } from '../scenario.ts';
import { type Amount, known, type MissingInputs, type Series, type Unknown } from '../unknown.ts';
import { breakEvenOf } from './breakEven.ts';
import { ratioOf, ratios } from './ratios.ts';
import { ownShareOf, sourcesAndUsesOf } from './sourcesAndUses.ts';
import { inYear, type Statements, statementsOf } from './statements.ts';
import { yearFigures } from './yearFigures.ts';

/**
 * Converts figures to output values (null if unknown) and records, for each field, why any of its values are unknown.
 */
export class Shown {
  private readonly reasons = new Map<string, Unknown>();

  figure(name: string, { value, unknown }: Amount): number | null {
    if (unknown === known) return value + 0;
    this.reasons.set(name, (this.reasons.get(name) ?? known) | unknown);
    return null;
  }

  /** @returns the figure; null if it is unknown or undefined. */
  ifAny(name: string, amount: Amount | undefined): number | null {
    return amount ? this.figure(name, amount) : null;
  }

  month(name: string, series: Series | undefined, m: number): number | null {
    return this.figure(name, {
      value: series?.value[m] ?? 0,
      unknown: series?.unknown[m] ?? known,
    });
  }

  unknown(missing: MissingInputs): Forecast['unknown'] {
    return [...this.reasons].map(([figure, unknown]) => ({
      figure,
      because: missing.pathsOf(unknown).slice(0, mostMissing),
    }));
  }
}

/** @returns a ratio from its value in hundredths. */
export function ratio(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}

/** The lowest month-end cash from start-up on, with the first month that has it. */
export function lowestCash({ value, unknown }: Series): {
  readonly amount: Amount;
  readonly m: Amount;
} {
  const reasons = unknown.reduce((all, one) => all | one, known);
  const amount = Math.min(...value);
  return {
    amount: { value: amount, unknown: reasons },
    m: { value: value.indexOf(amount), unknown: reasons },
  };
}

/** The highest month-end balance of the line of credit, with the first month that has it; undefined without a line. */
export function creditLinePeak({ creditLine }: Run): ReturnType<typeof lowestCash> | undefined {
  if (creditLine.length === 0) return undefined;
  const balances = creditLine.map(({ balance }) => balance.value);
  const unknown = creditLine.reduce((all, { balance }) => all | balance.unknown, known);
  const amount = Math.max(...balances);
  return { amount: { value: amount, unknown }, m: { value: balances.indexOf(amount), unknown } };
}

/** Converts a run to the output format, without checks. @param stress results of the stress tests of the same plan. */
export function present(run: Run, scenario: Scenario, stress: Forecast['stress']): Forecast {
  const { plan } = run.prepared;
  const shown = new Shown();
  const statements = statementsOf(run);
  const judged = yearFigures(run, statements);
  const unsure = run.registration.unknown.reduce((all, one) => all | one, known);
  const registered = run.registration.month;
  const registeredMonth =
    unsure !== known || registered !== null
      ? shown.figure('registeredMonth', { value: registered ?? 0, unknown: unsure })
      : null;
  const months = Array.from({ length: monthCount }, (_, m) => monthOf(run, statements, shown, m));
  const { sources, uses, gap } = sourcesAndUsesOf(run);
  const breakEven = breakEvenOf(run, statements, judged[0]);
  const lowest = lowestCash(statements.balances.cash);
  const peak = creditLinePeak(run);
  return {
    scenario,
    registeredMonth,
    ratesYear: chargesIn(plan, lastMonth).year,
    months,
    years: judged.map((figures, year): ForecastYear => {
      const sums = flowNames.map((name) => [
        name,
        shown.figure(name, inYear(statements.flows[name], year)),
      ]);
      return {
        units: unitsByOffer(run, (units) => shown.figure('units', inYear(units, year))),
        ...(Object.fromEntries(sums) as Record<Flow, number | null>),
        closingCash: shown.figure('closingCash', figures.closingCash),
        ebitda: shown.figure('ebitda', figures.ebitda),
        ebitdaWithGrants: shown.figure('ebitdaWithGrants', figures.ebitdaWithGrants),
        debtService: shown.figure('debtService', figures.debtService),
        dscr: ratio(shown.ifAny('dscr', figures.dscr)),
        dscrAfterDrawings: ratio(shown.ifAny('dscrAfterDrawings', figures.dscrAfterOwners)),
        dscrAfterOwners: ratio(shown.ifAny('dscrAfterOwners', figures.dscrAfterOwners)),
        ratios: ratiosOf(statements, year, shown),
      };
    }),
    loans: loansOf(run, shown),
    ownerTaxes: ownerTaxesOf(run, shown),
    sourcesAndUses: {
      sources: sources.map(({ id, amount }) => ({ id, amount: shown.figure('sources', amount) })),
      uses: uses.map(({ id, amount }) => ({ id, amount: shown.figure('uses', amount) })),
      gap: shown.figure('gap', gap),
    },
    breakEven: {
      revenue: shown.ifAny('breakEven', breakEven.revenue),
      units: shown.ifAny('breakEven', breakEven.units),
      month: shown.ifAny('breakEven', breakEven.month),
      payingYou: {
        revenue: shown.ifAny('breakEven', breakEven.payingYou.revenue),
        units: shown.ifAny('breakEven', breakEven.payingYou.units),
      },
    },
    lowestCash: {
      amount: shown.figure('lowestCash', lowest.amount),
      m: shown.figure('lowestCash', lowest.m),
    },
    creditLinePeak: {
      amount: shown.ifAny('creditLinePeak', peak?.amount),
      m: shown.ifAny('creditLinePeak', peak?.m),
    },
    workingCapitalNeeded: shown.figure('workingCapitalNeeded', {
      value: Math.max(0, plan.minimumCash.value - lowest.amount.value),
      unknown: lowest.amount.unknown,
    }),
    ownShare: ratio(shown.ifAny('ownShare', ownShareOf(sources))),
    checks: [],
    stress,
    unknown: shown.unknown(plan.missing),
  };
}

function ratiosOf(statements: Statements, year: number, shown: Shown): ForecastYear['ratios'] {
  const values = ratioNames.map((name) => {
    const value = shown.ifAny(name, ratioOf(statements, year, name));
    return [name, ratios[name].under.length === 0 ? value : ratio(value)];
  });
  return Object.fromEntries(values);
}

function monthOf(
  run: Run,
  { flows, balances }: Statements,
  shown: Shown,
  m: number,
): ForecastMonth {
  const figures = [
    ...flowNames.map((name) => [name, shown.month(name, flows[name], m)]),
    ...[...balanceNames, ...classifiedNames].map((name) => [
      name,
      shown.month(name, balances[name], m),
    ]),
  ];
  return {
    m,
    month: monthName(run.prepared.plan.start + m),
    units: unitsByOffer(run, (units) => shown.month('units', units, m)),
    ...Object.fromEntries(figures),
  };
}

function unitsByOffer(run: Run, figure: (units: Series) => number | null) {
  const { offers } = run.prepared.plan;
  return Object.fromEntries(
    offers.map(({ id }, at) => [id, figure(run.units[at] ?? { value: [], unknown: [] })]),
  );
}

function ownerTaxesOf({ prepared, ownerTaxes }: Run, shown: Shown): Forecast['ownerTaxes'] {
  return ownerTaxes.flatMap(({ year, owners }) =>
    owners.map(({ income, taxes, unknown }, at) => {
      const figure = (value: number, reasons = unknown.income) =>
        shown.figure('ownerTaxes', { value, unknown: reasons });
      const { firstQpp, secondQpp, qpip, hsf, federal, quebec, total } = taxes;
      return {
        owner: prepared.plan.owners[at]?.id ?? '',
        year,
        income: figure(income),
        qpp: figure(firstQpp + secondQpp),
        qpip: figure(qpip),
        hsf: figure(hsf),
        federal: figure(federal, unknown.incomeTaxes),
        quebec: figure(quebec, unknown.incomeTaxes),
        total: figure(total, unknown.incomeTaxes),
      };
    }),
  );
}

function loansOf({ prepared }: Run, shown: Shown): Forecast['loans'] {
  return prepared.loans.map(({ payment, rows }, at) => {
    const loan = prepared.plan.loans[at];
    const { unknown = known } = loan?.term ?? {};
    return {
      id: loan?.id ?? '',
      payment: shown.figure('payment', payment),
      schedule:
        unknown !== known && shown.figure('schedule', { value: 0, unknown }) === null
          ? null
          : rows.map((row) => ({
              m: row.m,
              interest: row.unknown.interest === known ? row.interest : null,
              principal: row.unknown.principal === known ? row.principal : null,
              balance: row.unknown.balance === known ? row.balance : null,
            })),
    };
  });
}

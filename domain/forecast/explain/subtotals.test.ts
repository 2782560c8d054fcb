import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast, outlook } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import { type Scenario, scenarios, unmoved } from '../scenario.ts';
import { anyForecast, withInput } from '../testing/anyForecast.ts';
import { bakery } from '../testing/samplePlans.ts';
import { loanYear, salesTaxYear, taxFieldNames } from './accounts.ts';
import {
  type BalanceSubtotal,
  balanceSubtotal,
  balanceSubtotals,
  type FlowSubtotal,
  flowSubtotal,
  flowSubtotals,
  runningTotal,
} from './subtotals.ts';

const flows = Object.keys(flowSubtotals) as FlowSubtotal[];
const balances = Object.keys(balanceSubtotals) as BalanceSubtotal[];
const running = ['incomeSoFar', 'costsSoFar'] as const;
const loanFlows = ['interest', 'principal'] as const;

/** @returns the figures that are not in the outputs, such as subtotals, with their paths. */
function figuresBeside(inputs: ForecastInputs, scenario: Scenario) {
  const { forecasts, taxAccount } = outlook(inputs);
  const { months, years, loans } = forecasts[scenario];
  const account = taxAccount(scenario);
  return [
    ...months.flatMap((month, m) => [
      ...flows.map((name) => [`months.${m}.${name}`, flowSubtotal(month, name)] as const),
      ...balances.map((name) => [`months.${m}.${name}`, balanceSubtotal(month, name)] as const),
      ...taxFieldNames.map((name) => [`salesTax.${m}.${name}`, account[m]?.[name]] as const),
    ]),
    ...running.flatMap((name) =>
      runningTotal(forecasts[scenario], name).map(
        (value, m) => [`months.${m}.${name}`, value] as const,
      ),
    ),
    ...years.flatMap((year, at) => [
      ...flows.map((name) => [`years.${at}.${name}`, flowSubtotal(year, name)] as const),
      ...taxFieldNames.map(
        (name) => [`salesTaxYears.${at}.${name}`, salesTaxYear(account, at, name)] as const,
      ),
      ...loans.flatMap((loan, which) =>
        loanFlows.map(
          (name) => [`loanYears.${which}.${at}.${name}`, loanYear(loan, at, name)] as const,
        ),
      ),
    ]),
  ];
}

describe('what is read beside the outputs', () => {
  it.each(scenarios)('is explained, in the %s scenario', (scenario) => {
    const { explain } = outlook(bakery);
    for (const [figure, value] of figuresBeside(bakery, scenario)) {
      const explanation = explain(scenario, figure);
      expect([figure, explanation?.value]).toEqual([figure, value]);
      const sum = explanation?.parts.reduce(
        (all, part) => all + (part.sign ?? 1) * Number(part.value),
        0,
      );
      expect(sum).toBe(value);
    }
  });

  it('is explained in random plans', () => {
    fc.assert(
      fc.property(anyForecast, fc.constantFrom(...scenarios), (inputs, scenario) => {
        const { explain } = outlook(inputs);
        for (const [figure, value] of figuresBeside(inputs, scenario)) {
          expect([figure, explain(scenario, figure)?.value]).toEqual([figure, value]);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('balances', () => {
    fc.assert(
      fc.property(anyForecast, (inputs) => {
        const { forecasts, taxAccount } = outlook(inputs);
        const { months } = forecasts.expected;
        const account = taxAccount('expected');
        let owed = 0;
        for (const [m, month] of months.entries()) {
          expect(balanceSubtotal(month, 'liabilitiesAndEquity')).toBe(
            balanceSubtotal(month, 'totalAssets'),
          );
          const change =
            Number(flowSubtotal(month, 'cashIn')) - Number(flowSubtotal(month, 'cashOut'));
          expect(Number(months[m - 1]?.cash ?? 0) + change).toBe(month.cash);
          const tax = account[m];
          owed +=
            Number(tax?.collectedGst) +
            Number(tax?.collectedQst) -
            Number(tax?.creditsGst) -
            Number(tax?.creditsQst) -
            Number(tax?.gainGst) -
            Number(tax?.gainQst) -
            Number(month.salesTaxPaid);
          expect(month.salesTaxPayable).toBe(owed);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is unknown with what it rests on, and gives the reason', () => {
    const half = withInput(bakery, ['offers', 1, 'price'], null);
    const { explain } = outlook(half);
    for (const figure of ['months.5.grossMargin', 'years.0.cashIn', 'salesTax.6.collectedGst']) {
      expect(explain('expected', figure)).toMatchObject({
        value: null,
        parts: [{ label: { fr: 'prix · Atelier' }, origin: { path: 'offers.1.price' } }],
      });
    }
  });
});

describe('an outlook', () => {
  it('is the three forecasts', () => {
    const { forecasts, findings } = outlook(bakery);
    for (const scenario of scenarios) {
      const { checks, ...figures } = forecast(bakery, scenario);
      expect({ ...forecasts[scenario], checks: [] }).toEqual({ ...figures, checks: [] });
      if (scenario === 'expected') expect(findings().checks).toEqual(checks);
    }
  });

  it('moves with a handle, and explains what it shows', () => {
    const handles = { price: 10, volume: 25, cost: -5, opening: 2 };
    const { forecasts, explain, inputs } = outlook(bakery, handles);
    expect(inputs.opening).toBe('2027-07');
    expect(inputs.offers[0]).toMatchObject({ price: 7_15, cost: 2_00 });
    for (const [m, { revenue, cash, units }] of forecasts.expected.months.entries()) {
      expect(explain('expected', `months.${m}.revenue`)?.value).toBe(revenue);
      expect(explain('expected', `months.${m}.cash`)?.value).toBe(cash);
      expect(explain('expected', `months.${m}.units.bread`)?.value).toBe(units.bread);
    }
    expect(explain('expected', 'months.6.units.bread')?.formula.fr).toContain(
      'volume essayé (1,25)',
    );
    const more = outlook(bakery, { ...unmoved, volume: 25 }).forecasts.expected.years[1];
    const asPlanned = forecast(bakery).years[1];
    const off = Number(more?.units.bread) - Number(asPlanned?.units.bread) * 1.25;
    expect(Math.abs(off)).toBeLessThan(1);
    expect(outlook(bakery, unmoved).inputs).toBe(bakery);
  });

  it('offers remedies where cash runs out', () => {
    const poor = { ...bakery, capital: [] };
    const { shortage, checks } = outlook(poor).findings();
    expect(shortage?.remedies).toHaveLength(3);
    expect(checks.some(({ id }) => id === 'cashBelowZero')).toBe(true);
    expect(outlook(bakery).findings().shortage).toBeUndefined();
  });
});

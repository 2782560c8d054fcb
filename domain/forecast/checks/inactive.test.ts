import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compute, prepare } from '../compute.ts';
import { planOf } from '../defaults/defaults.ts';
import { forecast } from '../forecast.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Entry } from '../ledger.ts';
import { grossOf } from '../rules/staff.ts';
import { assumptionsOf } from '../scenario.ts';
import { anyForecast } from '../testing/anyForecast.ts';
import { computed } from '../testing/smallPlans.ts';

function found(id: string, inputs: Partial<ForecastInputs>) {
  const check = computed(inputs).checks.find((one) => one.id === id);
  return check && [check.severity, check.mendAt.question, check.text.fr, check.text.en];
}

describe('a line that no month counts', () => {
  it('ends before it begins', () => {
    const at = (line: object) =>
      found('fixedNeverDue:r', { fixed: [{ id: 'r', amount: 1_500_00, ...line }] });
    expect(at({ from: 5, to: 5 })).toBeUndefined();
    expect(at({ name: 'Loyer', from: 5, to: 4 })).toEqual([
      'warning',
      'fixed.0.to',
      'Le coût fixe «\u00a0Loyer\u00a0» ne compte dans aucun mois\u00a0: sa fin (mois 4) précède son début (mois 5).',
      'The fixed cost “Loyer” counts in no month: it ends (month 4) before it begins (month 5).',
    ]);
    expect(at({ from: 5, to: 4, amount: 0 })).toBeUndefined();
    expect(at({ from: 5, to: 4, amount: null })).toBeUndefined();
  });

  it('has no month of those chosen', () => {
    const pay = { mode: 'monthly' as const, amount: 1_00 };
    // The plan opens in January, so months 2 to 4 are February to April.
    const at = (line: object) =>
      found('staffNeverPaid:s', { staff: [{ id: 's', pay, from: 2, to: 4, ...line }] });
    expect(at({ months: [4] })).toBeUndefined();
    expect(at({ months: [1, 5] })).toEqual([
      'warning',
      'staff.0.months',
      'Une ligne de personnel ne compte dans aucun mois\u00a0: aucun des mois choisis ne tombe du mois 2 au mois 4 du plan.',
      'A staff line counts in no month: none of the months chosen is in months 2 to 4 of the plan.',
    ]);
    expect(at({ months: [1], pay: null })).toBeUndefined();
  });

  it('is every line with an amount that is never posted, whatever the plan', () => {
    fc.assert(
      fc.property(anyForecast, (inputs) => {
        const { plan, posted } = postedIn(inputs);
        const lists = {
          fixed: plan.fixed.map(({ amount }) => amount),
          pay: plan.staff.map(({ pay }) => grossOf(pay)),
          asset: plan.assets.map(({ cost }) => cost),
          startup: plan.startup.map(({ amount }) => amount),
          deposit: plan.deposits.map(({ amount }) => amount),
          capital: plan.capital.map(({ amount }) => amount),
          grant: plan.grants.map(({ amount }) => amount),
          loan: plan.loans.map(({ amount }) => amount),
        };
        const never = Object.entries(lists).flatMap(([rule, amounts]) =>
          amounts.flatMap(({ value }, item) =>
            value === 0 || posted.has(`${rule}.${item}`) ? [] : [`${rule}.${item}`],
          ),
        );
        const checked = forecast(inputs).checks.flatMap(({ id, mendAt }) => {
          if (!/^(?:fixedNeverDue|staffNeverPaid):/.test(id)) return [];
          return [`${mendAt.question?.replace('staff', 'pay').replace(/\.(?:to|months)$/, '')}`];
        });
        expect(checked.toSorted()).toEqual(never.toSorted());
      }),
      { numRuns: 60 },
    );
  });
});

/** @returns the plan and its posted lines, such as "fixed.0"; an asset that the owner brings in counts as bought. */
function postedIn(inputs: ForecastInputs) {
  const entries: Entry[] = [];
  const prepared = prepare(planOf(inputs));
  compute(prepared, assumptionsOf.expected, entries);
  const posted = entries.map(({ source: { rule, item } }) =>
    rule === 'ownedAsset' ? `asset.${item}` : `${rule}.${item}`,
  );
  return { plan: prepared.plan, posted: new Set(posted) };
}

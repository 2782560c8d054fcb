import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyForecast } from '../forecast/testing/anyForecast.ts';
import { lenderPlans } from '../forecast/testing/lenderPlans.ts';
import type { FigureRow } from './figures.ts';
import { figuresOf } from './figuresOf.ts';
import { figureText } from './format.ts';
import { figureSource } from './source.ts';
import { balanceRows } from './statementRows.ts';

const labelled = (rows: readonly FigureRow[], label: string) =>
  rows.find((row) => row.label.en === label)?.cells.map(({ value }) => value);
const { boulangerie, garderie, ceramique } = lenderPlans;

describe('the table of sources and uses', () => {
  it('has what the owners bring as a contribution in kind on both sides, and buys it nowhere', () => {
    fc.assert(
      fc.property(anyForecast, (plan) => {
        const assets = (plan.assets ?? []).map((asset) => ({ ...asset, name: asset.id, month: 0 }));
        const { start } = figureSource({ ...plan, assets });
        const labels = [...start.sources, ...start.uses].map(({ label }) => label);
        for (const { id, owned } of assets) {
          const of = (word: string) => labels.filter(({ fr }) => fr === `${word} · ${id}`).length;
          expect([of('apport en nature'), of('achat')]).toEqual(owned ? [2, 0] : [0, 1]);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('a balance sheet', () => {
  it('has taxes to be recovered among the assets, those owed among the debts', () => {
    const { inputs, expected } = figureSource({
      ...boulangerie,
      offers: boulangerie.offers.map((offer) => ({ ...offer, taxStatus: 'taxable' as const })),
    });
    const [start, , , , later] = expected.months;
    if (!start || !later) throw new Error('a month is missing');
    const [due, owed] = [start.salesTaxPayable ?? 0, later.salesTaxPayable ?? 0];
    expect([due < 0, owed > 0]).toEqual([true, true]);
    const rows = balanceRows([start, later], inputs);
    expect(labelled(rows, 'GST and QST receivable')).toEqual([-due, 0]);
    expect(labelled(rows, 'GST and QST payable')).toEqual([0, owed]);
  });

  it('has one line for the equity of a proprietor or of partners, two and their total for others', () => {
    const names = (form: 'soleProprietorship' | 'partnership' | 'corporation') => {
      const { inputs, expected } = figureSource({ ...boulangerie, form });
      return balanceRows(expected.months.slice(12, 13), inputs)
        .map(({ label }) => label.fr)
        .slice(-4);
    };
    expect(names('soleProprietorship').slice(-2)).toEqual([
      'Avoir du propriétaire',
      'Passif et capitaux propres',
    ]);
    expect(names('partnership').at(-2)).toBe('Avoir des associés');
    expect(names('corporation').slice(0, 3)).toEqual([
      'Capital des propriétaires',
      'Bénéfices accumulés',
      'Total des capitaux propres',
    ]);
  });

  it('balances at each month’s end of any plan, with no tax below zero', () => {
    fc.assert(
      fc.property(anyForecast, (plan) => {
        const { inputs, expected } = figureSource(plan);
        const rows = balanceRows(expected.months, inputs);
        expect(labelled(rows, 'Total assets')).toEqual(labelled(rows, 'Liabilities and equity'));
        for (const side of ['GST and QST receivable', 'GST and QST payable']) {
          expect(labelled(rows, side)?.every((value) => Number(value) >= 0)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});

it('no printed table has a row of zeros, but the scenarios have all their rows', () => {
  fc.assert(
    fc.property(fc.oneof(anyForecast, fc.constantFrom(garderie, ceramique)), (plan) => {
      const { scenarios, ...tables } = figuresOf(plan).tables;
      expect(scenarios?.rows).toHaveLength(4);
      for (const { label, rows } of Object.values(tables)) {
        const empty = rows.filter(({ cells }) =>
          cells.every((cell) => /^\$0$/.test(figureText(cell, 'en'))),
        );
        // A table of only such rows keeps the last one.
        expect([label.en, rows.length > 1 ? empty : []]).toEqual([label.en, []]);
      }
    }),
    { numRuns: 20 },
  );
});

it('the start-up month is named where cash is lowest then', () => {
  const { figures } = figuresOf(garderie);
  const month = figures['lowestCash.month'];
  expect(figureText(month, 'fr')).toBe('juillet 2027 (mois de démarrage)');
  expect(figureText(month, 'en')).toBe('July 2027 (start-up month)');
});

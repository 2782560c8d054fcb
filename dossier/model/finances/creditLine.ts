import { capitalized } from '@elan/domain/figures/definition';
import type { FigureSource } from '@elan/domain/figures/source';
import { years } from '@elan/domain/forecast/calendar';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { columnOf, dollarRow } from './figureTable.ts';

const caption: Bilingual = {
  fr: 'Marge de crédit, en dollars',
  en: 'Line of credit, in dollars',
};
const head: Bilingual = { fr: 'Marge de crédit', en: 'Line of credit' };
const closing: Bilingual = { fr: 'Solde à la fin', en: 'Closing balance' };

/** @returns a table of what is drawn and repaid on the line of credit by year; empty if the plan has no line. */
export function creditLineTable({ inputs, expected }: FigureSource, language: Language): Block[] {
  if (!inputs.creditLine) return [];
  const row = (label: Bilingual, values: readonly (number | null)[], isTotal = false) =>
    dollarRow(
      {
        label,
        ...(isTotal && { isTotal }),
        cells: values.map((value) => ({ unit: 'money', value })),
      },
      language,
    );
  const flow = (name: 'creditLineDrawn' | 'creditLineRepaid') =>
    row(
      capitalized(labelOf(figureLabels, name)),
      expected.years.map((year) => year[name]),
    );
  const balances = years.map(({ last }) => expected.months[last]?.creditLine ?? null);
  const heads = years.map((_, at) => ({ fr: `An ${at + 1}`, en: `Year ${at + 1}` }));
  return [
    {
      kind: 'table',
      caption: caption[language],
      table: {
        columns: [head, ...heads].map((one, at) => columnOf(one[language], at)),
        rows: [flow('creditLineDrawn'), flow('creditLineRepaid'), row(closing, balances, true)],
      },
    },
  ];
}

import { capitalized } from '@elan/domain/figures/definition';
import type { FigureSource } from '@elan/domain/figures/source';
import { ownerTaxColumns, ownerTaxLabels } from '@elan/domain/forecast/explain/ownerTaxFigures';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { columnOf, dollarRow } from './figureTable.ts';

const caption: Bilingual = {
  fr: 'Impôts et cotisations des propriétaires, une estimation, en dollars',
  en: 'Owners’ taxes and contributions, an estimate, in dollars',
};
const head: Bilingual = { fr: 'Propriétaire et année', en: 'Owner and year' };
const owner: Bilingual = { fr: 'Propriétaire', en: 'Owner' };

/** @returns a table of what each owner owes on the income of each calendar year; undefined if nothing is. */
export function ownerTaxTable(
  { inputs, expected }: FigureSource,
  language: Language,
): Block | undefined {
  const taxed = expected.ownerTaxes.filter(({ income, total }) => income !== 0 || total !== 0);
  if (taxed.length === 0) return undefined;
  return {
    kind: 'table',
    caption: caption[language],
    table: {
      columns: [
        head[language],
        ...ownerTaxColumns.map((name) => capitalized(ownerTaxLabels[name])[language]),
      ].map(columnOf),
      rows: taxed.map((tax) => {
        const at = inputs.owners?.findIndex(({ id }) => id === tax.owner) ?? 0;
        const name = (language_: Language) =>
          `${inputs.owners?.[at]?.name?.trim() || `${owner[language_]} ${at + 1}`}, ${tax.year}`;
        const cells = ownerTaxColumns.map((field) => ({
          unit: 'money' as const,
          value: tax[field],
        }));
        return dollarRow({ label: { fr: name('fr'), en: name('en') }, cells }, language);
      }),
    },
  };
}

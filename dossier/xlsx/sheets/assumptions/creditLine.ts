import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Plan } from '@elan/domain/forecast/plan';
import { known } from '@elan/domain/forecast/unknown';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import { plus } from '../../formula/operators.ts';
import type { CreditLineCells } from '../book.ts';
import { dollarsOf, numberOf } from './columns.ts';
import type { InputSheet } from './inputSheet.ts';

/** Writes the inputs of the line of credit; nothing if the plan has none. */
export function creditLineFields(
  sheet: InputSheet,
  { creditLine }: Plan,
  { creditLine: entered }: ForecastInputs,
  minimumCash: Cell,
): CreditLineCells | undefined {
  if (!creditLine) return undefined;
  const { limit, rate, keep } = creditLine;
  sheet.section({ fr: 'Marge de crédit', en: 'Line of credit' });
  return {
    limit: sheet.field(
      { fr: 'Limite de la marge de crédit', en: 'Limit of the line of credit' },
      dollarsOf(limit),
      styles.inputDollars,
    ),
    rate: sheet.field(
      { fr: 'Taux annuel de la marge de crédit', en: 'Yearly rate of the line of credit' },
      rate.unknown === known ? numberOf(rate.yearly) : null,
      styles.inputPercent,
    ),
    keep: sheet.field(
      {
        fr: 'Encaisse que la marge de crédit maintient',
        en: 'Cash that the line of credit maintains',
      },
      entered?.keep == null ? () => plus(minimumCash) : keep.value / 100,
      styles.inputDollars,
    ),
  };
}

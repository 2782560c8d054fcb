import { percent } from '@elan/domain/forecast/exact';
import type { Bilingual } from '@elan/domain/language';
import type { Bracket, PersonalTaxes } from '@elan/domain/legal/personalTaxes';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Style } from '../../writer/workbook.ts';
import type { BracketCells, PersonalTaxCells } from '../book.ts';
import { numberOf } from './columns.ts';
import type { InputSheet } from './inputSheet.ts';

/**
 * Writes the personal taxes of a calendar year from a row on, in one column.
 * @param heads whether the labels are written, which all columns share.
 */
export function personalTaxFields(
  sheet: InputSheet,
  table: PersonalTaxes,
  { row: first, column, hasHeads }: { row: number; column: number; hasHeads: boolean },
): { readonly cells: PersonalTaxCells; readonly end: number } {
  let row = first;
  const put = (label: Bilingual, value: number, style: Style): Cell => {
    if (hasHeads) sheet.draft.say(row, 0, label);
    const cell = sheet.cell(row, column, value, style);
    row += 1;
    return cell;
  };
  const rate = (fr: string, en: string, value: string) =>
    put({ fr, en }, numberOf(percent(value)), styles.inputPercent);
  const amount = (fr: string, en: string, cents: number) =>
    put({ fr, en }, cents / 100, styles.inputDollars);
  const bracketCells = (fr: string, en: string, brackets: readonly Bracket[]) =>
    brackets.map(
      (bracket, at): BracketCells => ({
        rate: rate(`${fr} : taux ${at + 1}`, `${en}: rate ${at + 1}`, bracket.rate),
        upTo:
          bracket.upTo === undefined
            ? undefined
            : amount(`${fr} : jusqu’à`, `${en}: up to`, bracket.upTo),
      }),
    );
  const { pensionPlan: first_, secondPensionPlan: second, parentalInsurance: parental } = table;
  const { healthServicesFund: fund, workerDeduction: worker, federal, quebec } = table;
  const cells: PersonalTaxCells = {
    pension: {
      rate: rate('RRQ du travailleur autonome', 'QPP of the self-employed', first_.rate),
      credited: rate('… dont donne un crédit', '… of which gives a credit', first_.credited),
      above: amount('… au-dessus de', '… above', first_.above),
      upTo: amount('… jusqu’à', '… up to', first_.upTo),
    },
    secondPension: {
      rate: rate('RRQ, second palier', 'QPP, second step', second.rate),
      above: amount('… au-dessus de', '… above', second.above),
      upTo: amount('… jusqu’à', '… up to', second.upTo),
    },
    parental: {
      rate: rate('RQAP du travailleur autonome', 'QPIP of the self-employed', parental.rate),
      least: amount('… à partir d’un revenu de', '… from an income of', parental.least),
      upTo: amount('… jusqu’à', '… up to', parental.upTo),
      deducted: rate('… part déduite du revenu', '… share deducted from income', parental.deducted),
    },
    healthFund: {
      rate: rate(
        'Fonds des services de santé, ligne 446',
        'Health Services Fund, line 446',
        fund.rate,
      ),
      steps: fund.steps.map(({ above, most }) => ({
        above: amount('… au-dessus de', '… above', above),
        most: amount('… au plus', '… at most', most),
      })),
    },
    worker: {
      rate: rate('Déduction pour travailleur', 'Deduction for workers', worker.rate),
      most: amount('… au plus', '… at most', worker.most),
    },
    federal: {
      brackets: bracketCells('Impôt fédéral', 'Federal income tax', federal.brackets),
      basic: {
        most: amount(
          'Montant personnel de base, fédéral',
          'Basic personal amount, federal',
          federal.basic.most,
        ),
        least: amount('… au moins', '… at least', federal.basic.least),
        from: amount('… baisse à partir de', '… falls from', federal.basic.from),
        to: amount('… jusqu’à', '… up to', federal.basic.to),
      },
      creditRate: rate('Taux des crédits fédéraux', 'Rate of federal credits', federal.creditRate),
      abatement: rate('Abattement du Québec', 'Quebec abatement', federal.abatement),
    },
    quebec: {
      brackets: bracketCells('Impôt du Québec', 'Quebec income tax', quebec.brackets),
      basic: amount(
        'Montant personnel de base, Québec',
        'Basic personal amount, Quebec',
        quebec.basic,
      ),
      creditRate: rate('Taux des crédits du Québec', 'Rate of Quebec credits', quebec.creditRate),
    },
  };
  return { cells, end: row };
}

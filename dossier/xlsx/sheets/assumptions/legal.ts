import { monthCount, monthName } from '@elan/domain/forecast/calendar';
import { percent } from '@elan/domain/forecast/exact';
import { chargeLabels } from '@elan/domain/forecast/explain/labels';
import type { Plan } from '@elan/domain/forecast/plan';
import { type Charge, type ChargeName, chargesIn } from '@elan/domain/forecast/rules/payroll';
import type { Bilingual } from '@elan/domain/language';
import { constants } from '@elan/domain/legal/constants';
import { inForce } from '@elan/domain/legal/dated';
import { dateStyles, styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import { dayNumber, round, times } from '../../formula/operators.ts';
import type { Style } from '../../writer/workbook.ts';
import type { ChargeCells, LegalCells } from '../book.ts';
import { numberOf } from './columns.ts';
import type { FieldValue, InputSheet } from './inputSheet.ts';
import { personalTaxFields } from './personalTaxes.ts';

/** @returns the legal rates and limits in force in a month, with a key that changes if one of them does. */
function inForceIn(plan: Plan, m: number) {
  const day = `${monthName(plan.start + m)}-01`;
  const gst = inForce(constants.gst, day);
  const qst = inForce(constants.qst, day);
  const smallSupplier = inForce(constants.smallSupplier, day);
  const quickMethod = inForce(constants.quickMethod, day);
  const contributions = inForce(constants.employerContributions, day);
  const personal = plan.owners.length > 0 ? [inForce(constants.personalTaxes, day)] : [];
  const above = plan.corporateTaxRateAbove ? [inForce(constants.corporateTaxAbove, day)] : [];
  const all = [gst, qst, smallSupplier, quickMethod, contributions, ...personal, ...above];
  return {
    key: all.map(({ from }) => from).join(),
    m,
    gst: gst.value,
    qst: qst.value,
    smallSupplier: smallSupplier.value,
    reduction: quickMethod.value.reduction,
    charges: chargesIn(plan, m).charges,
    taxedAbove: above[0]?.value.income,
    personalTaxes: personal[0]?.value,
  };
}
type InForce = ReturnType<typeof inForceIn>;

/**
 * Writes a column for each set of rates that is in force in some month of the plan.
 * @returns a function that gets the cells for a month.
 */
export function legalFields(sheet: InputSheet, plan: Plan): (m: number) => LegalCells {
  sheet.section({ fr: 'Ce que la loi fixe', en: 'What the law sets' });
  sheet.note({
    fr: 'Chaque colonne vaut à partir de son mois. Sources : Revenu Québec, Agence du revenu du Canada, CNESST.',
    en: 'Each column holds from its month on. Sources: Revenu Québec, Canada Revenue Agency, CNESST.',
  });
  const months = Array.from({ length: monthCount }, (_, m) => inForceIn(plan, m));
  const sets = [...Map.groupBy(months, ({ key }) => key).values()].flatMap(
    ([first]) => first ?? [],
  );
  for (const [at, { m }] of sets.entries()) {
    const style = dateStyles.head;
    sheet.draft.constant(sheet.row, at + 1, dayNumber(plan.start + m), style);
  }
  sheet.row += 1;
  const row = (label: Bilingual, style: Style, of: (set: InForce, at: number) => FieldValue) => {
    sheet.draft.say(sheet.row, 0, label);
    const cells = sets.map((set, at) => sheet.cell(sheet.row, at + 1, of(set, at), style));
    sheet.row += 1;
    return cells;
  };
  const dollars = styles.inputDollars;
  const rates = styles.inputPercent;
  const gst = row({ fr: 'TPS', en: 'GST' }, rates, (set) => numberOf(percent(set.gst)));
  const qst = row({ fr: 'TVQ', en: 'QST' }, rates, (set) => numberOf(percent(set.qst)));
  const smallSupplier = row(
    { fr: 'Petit fournisseur : ventes au plus', en: 'Small supplier: sales at most' },
    dollars,
    (set) => set.smallSupplier / 100,
  );
  const reductionRate = row(
    { fr: 'Méthode rapide : réduction', en: 'Quick method: reduction' },
    rates,
    (set) => numberOf(percent(set.reduction.rate)),
  );
  const gstUpTo = row(
    { fr: '… sur les ventes avec TPS, au plus', en: '… on sales with GST, at most' },
    dollars,
    (set) => set.reduction.gstUpTo / 100,
  );
  const qstUpTo = row(
    { fr: '… sur les ventes avec TVQ, au plus', en: '… on sales with QST, at most' },
    dollars,
    (set) => set.reduction.qstUpTo / 100,
  );
  const taxedAbove = plan.corporateTaxRateAbove
    ? row(
        { fr: 'Taux d’impôt supérieur : bénéfice de plus de', en: 'Higher tax rate: income over' },
        dollars,
        (set) => (set.taxedAbove ?? 0) / 100,
      )
    : undefined;
  const charges = sets[0]?.charges.map(({ name }) => [name, chargeRows(row, name)] as const) ?? [];
  const start = sheet.row;
  const personal = sets.map(({ personalTaxes }, at) => {
    if (!personalTaxes) return undefined;
    const place = { row: start, column: at + 1, hasHeads: at === 0 };
    const { cells, end } = personalTaxFields(sheet, personalTaxes, place);
    sheet.row = Math.max(sheet.row, end);
    return cells;
  });
  const bySet = sets.map((_, at): LegalCells => {
    const cell = (cells: readonly Cell[]): Cell => {
      const found = cells[at];
      if (!found) throw new Error('a column of rates is missing');
      return found;
    };
    return {
      gst: cell(gst),
      qst: cell(qst),
      smallSupplier: cell(smallSupplier),
      reductionRate: cell(reductionRate),
      reductionUpTo: { gst: cell(gstUpTo), qst: cell(qstUpTo) },
      charges: Object.fromEntries(
        charges.map(([name, rows]) => [
          name,
          {
            rate: cell(rows.rate),
            exemption: rows.exemption && cell(rows.exemption),
            above: rows.above && cell(rows.above),
            upTo: rows.upTo && cell(rows.upTo),
            most: rows.most && cell(rows.most),
          } satisfies ChargeCells,
        ]),
      ) as Record<ChargeName, ChargeCells>,
      taxedAbove: taxedAbove && cell(taxedAbove),
      personalTaxes: personal[at],
    };
  });
  return (m) => {
    const found = bySet[sets.findIndex(({ key }) => key === months[m]?.key)];
    if (!found) throw new Error(`no rates in month ${m}`);
    return found;
  };

  function chargeRows(rowOf: typeof row, name: ChargeName) {
    const own = (set: InForce) => set.charges.find((charge) => charge.name === name);
    const label = (fr: string, en: string): Bilingual => ({
      fr: `${capitalized(chargeLabels[name].fr)} : ${fr}`,
      en: `${capitalized(chargeLabels[name].en)}: ${en}`,
    });
    const has = (field: 'exemption' | 'above' | 'upTo' | 'most') =>
      sets.some((set) => {
        const value = own(set)?.[field] ?? 0;
        return value > 0 && Number.isFinite(value);
      });
    const amounts = (field: 'exemption' | 'above' | 'upTo' | 'most', words: Bilingual) =>
      has(field) ? rowOf(words, dollars, (set) => (own(set)?.[field] ?? 0) / 100) : undefined;
    const rate = rowOf(label('taux de l’employeur', 'employer’s rate'), rates, (set) =>
      numberOf((own(set) as Charge).rate),
    );
    const exemption = amounts('exemption', label('exemption par mois', 'monthly exemption'));
    const above = amounts('above', label('sur la paie au-dessus de', 'on pay above'));
    const upTo = amounts('upTo', label('sur la paie jusqu’à', 'on pay up to'));
    // The maximum contribution to the CNESST is a formula, because it depends on the user's rate.
    const follows = name === 'workplaceInsurance' && upTo !== undefined;
    const words = label('au plus par personne et par année', 'most per person per year');
    const most = follows
      ? rowOf(words, dollars, (_, at) => () => round(times(upTo[at] ?? 0, rate[at] ?? 0)))
      : amounts('most', words);
    return { rate, exemption, above, upTo, most };
  }
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

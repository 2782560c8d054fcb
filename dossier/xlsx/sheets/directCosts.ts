import { lastMonth } from '@elan/domain/forecast/calendar';
import type { Bilingual } from '@elan/domain/language';
import type { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import { compare, iff, is, minus, over, plus, round, times } from '../formula/operators.ts';
import { index, sum, sumWhere } from '../formula/range.ts';
import type { Book } from './book.ts';
import { figures } from './figures.ts';
import { leftOf, partsOf } from './instalments.ts';
import { raised } from './raised.ts';

/** Adds rows for each offer's direct costs, purchases, supplier payments and stock, and for their totals. */
export function directCostRows(sheet: MonthlySheet, book: Book) {
  const { assumptions, rows } = book;
  const { offers, costLevel, legal, paid: terms } = assumptions;
  const { recovered } = rows.taxes;
  const engine = figures(book);
  const made = offers.map((offer, at) => {
    sheet.section({ fr: `Coûts directs : ${offer.name}`, en: `Direct costs: ${offer.name}` });
    const tax = (amount: Expression, which: 'gst' | 'qst', m: number) =>
      round(times(amount, legal(m)[which]));
    const unitCost = offer.costIndex
      ? sheet.row({ fr: 'Coût d’une unité', en: 'Cost of a unit' }, (m) =>
          m === 0 ? 0 : raised(offer.cost, offer.costIndex, m),
        )
      : undefined;
    const base = sheet.row(
      { fr: 'Coût des unités, avant taxes', en: 'Cost of the units, before taxes' },
      (m) =>
        m === 0
          ? 0
          : round(
              times(
                rows.sales.units.rows[at]?.at(m) ?? 0,
                unitCost?.at(m) ?? offer.cost,
                costLevel,
              ),
            ),
    );
    const onBase = (m: number) => plus(tax(base.at(m), 'gst', m), tax(base.at(m), 'qst', m));
    const cost = sheet.row(
      {
        fr: 'Coût des unités vendues, avec les taxes perdues',
        en: 'Cost of the units sold, with lost taxes',
      },
      (m) => {
        if (m === 0) return 0;
        const lost = times(onBase(m), minus(1, recovered.at(m)));
        return plus(base.at(m), iff(offer.isCostTaxable, lost, 0));
      },
    );
    const k = offer.stockMonths;
    // The cost of a month after the plan's end is the average of the last twelve months.
    const later = round(over(sum(cost.range(lastMonth - 11)), 12));
    const bought = sheet.row({ fr: 'Achats', en: 'Purchases' }, (m) => {
      if (m === 0) return sumWhere(cost.all, { range: sheet.numbers.all, sign: '<=', bound: k });
      const ahead = plus(sheet.numbers.at(m), k);
      return iff(compare(ahead, '>', lastMonth), later, index(cost.all, plus(ahead, 1)));
    });
    const credit = (which: 'gst' | 'qst', words: Bilingual) =>
      sheet.row(words, (m) =>
        iff(offer.isCostTaxable, round(times(bought.at(m), legal(m)[which], recovered.at(m))), 0),
      );
    const gst = credit('gst', { fr: 'TPS à récupérer', en: 'GST to recover' });
    const qst = credit('qst', { fr: 'TVQ à récupérer', en: 'QST to recover' });
    const withTaxes = sheet.row(
      { fr: 'Achats avec les taxes', en: 'Purchases with taxes' },
      (m) => {
        const all = plus(bought.at(m), gst.at(m), qst.at(m));
        // Without stock, the amount paid does not depend on whether the taxes are recovered.
        const atOnce = plus(base.at(m), iff(offer.isCostTaxable, onBase(m), 0));
        return m === 0 ? all : iff(is(k, 0), atOnce, all);
      },
    );
    const due = (m: number) => (ago: number) => (m - ago >= 1 ? withTaxes.at(m - ago) : undefined);
    const paid = sheet.row({ fr: 'Payé aux fournisseurs', en: 'Paid to suppliers' }, (m) =>
      m === 0 ? withTaxes.at(0) : partsOf(due(m), terms),
    );
    const owed = sheet.row(
      { fr: 'À payer à la fin du mois', en: 'Still owed at the month’s end' },
      (m) => leftOf(due(m), terms),
      { years: 'last' },
    );
    const stock = sheet.row(
      { fr: 'Stock à la fin du mois', en: 'Stock at the month’s end' },
      (m) => {
        const end = plus(sheet.numbers.at(m), k);
        const ahead = sumWhere(
          cost.all,
          { range: sheet.numbers.all, sign: '>', bound: sheet.numbers.at(m) },
          { range: sheet.numbers.all, sign: '<=', bound: end },
        );
        const beyond = minus(end, lastMonth);
        return plus(ahead, iff(compare(beyond, '>', 0), times(beyond, later), 0));
      },
      { years: 'last' },
    );
    return { cost, bought, gst, qst, withTaxes, paid, owed, stock };
  });
  type Made = (typeof made)[number];
  sheet.section({ fr: 'Coûts directs, toutes les offres', en: 'Direct costs, all offers' });
  const total = (
    words: Bilingual,
    pick: (one: Made) => Series,
    known?: readonly (number | null)[],
    sums?: 'last',
  ) =>
    sheet.row(
      words,
      (m) => (made.length > 0 ? plus(...made.map((one) => pick(one).at(m))) : expressionOf(0)),
      { isTotal: true, ...(known && { engine: known }), ...(sums && { years: sums }) },
    );
  return {
    directCosts: total(
      { fr: 'Coûts directs', en: 'Direct costs' },
      ({ cost }) => cost,
      engine.flow('directCosts'),
    ),
    bought: total({ fr: 'Achats', en: 'Purchases' }, ({ bought }) => bought),
    boughtWithTaxes: total(
      { fr: 'Achats avec les taxes', en: 'Purchases with taxes' },
      ({ withTaxes }) => withTaxes,
    ),
    suppliersPaid: total(
      { fr: 'Payé aux fournisseurs', en: 'Paid to suppliers' },
      ({ paid }) => paid,
    ),
    payables: total(
      { fr: 'Comptes fournisseurs', en: 'Payables' },
      ({ owed }) => owed,
      engine.balance('payables'),
      'last',
    ),
    inventory: total(
      { fr: 'Stocks', en: 'Inventory' },
      ({ stock }) => stock,
      engine.balance('inventory'),
      'last',
    ),
    taxCredits: { gst: made.map(({ gst }) => gst), qst: made.map(({ qst }) => qst) },
  };
}

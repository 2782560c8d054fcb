import { years } from '@elan/domain/forecast/calendar';
import type { Bilingual } from '@elan/domain/language';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Expression } from '../formula/expression.ts';
import { iff, minus, plus, power, round, times } from '../formula/operators.ts';
import { isActive } from './active.ts';
import { assetRows } from './assets.ts';
import type { Book, FixedCells, PurchaseCells, PurchaseRows } from './book.ts';
import { directCostRows } from './directCosts.ts';
import { figures } from './figures.ts';
import { type Taxed, taxedRows } from './taxed.ts';

/** Builds the sheet of direct costs, stock, fixed costs, start-up costs and assets. */
export function purchaseSheet(book: Book): { sheet: MonthlySheet; rows: PurchaseRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Achats', en: 'Purchases' },
    { fr: 'Achats, charges et immobilisations', en: 'Purchases, costs and assets' },
  );
  const direct = directCostRows(sheet, book);
  const { fixed: fixedLines, startup: startupLines } = book.assumptions;
  const fixed = taxedRows(sheet, book, fixedLines, {
    title: { fr: 'Coûts fixes, avant taxes', en: 'Fixed costs, before taxes' },
    amount: (line, m) => (m === 0 ? 0 : fixedCost(sheet, line, m)),
  });
  const startup = taxedRows(sheet, book, startupLines, {
    title: { fr: 'Frais de démarrage, avant taxes', en: 'Start-up costs, before taxes' },
    amount: (line: PurchaseCells, m) => (m === 0 ? line.amount : 0),
  });
  const shares = book.assumptions.offers.flatMap(({ name, variableShare }, at) =>
    variableShare ? [{ name, ...variableShare, at }] : [],
  );
  const variable = taxedRows(sheet, book, shares, {
    title: {
      fr: 'Redevances et commissions, avant taxes',
      en: 'Royalties and commissions, before taxes',
    },
    amount: ({ rate, at }, m) =>
      m === 0 ? 0 : round(times(book.rows.sales.revenue.rows[at]?.at(m) ?? 0, rate)),
  });
  const assets = assetRows(sheet, book);
  sheet.section({ fr: 'Totaux', en: 'Totals' });
  const engine = figures(book);
  const { recovered } = book.rows.taxes;
  const spent = [fixed, startup, ...(shares.length > 0 ? [variable] : [])];
  const credits = (tax: 'gst' | 'qst', words: Bilingual) =>
    sheet.row(words, (m) =>
      plus(
        ...direct.taxCredits[tax].map((row) => row.at(m)),
        times(plus(...spent.map((one) => one.tax(tax, m))), recovered.at(m)),
        assets.credits(tax, m),
      ),
    );
  const total = (
    words: Bilingual,
    of: (m: number) => Expression,
    known?: readonly (number | null)[],
  ) => sheet.row(words, of, { isTotal: true, ...(known && { engine: known }) });
  const costOf = (one: Taxed, m: number) =>
    plus(one.amounts(m), times(one.taxes(m), minus(1, recovered.at(m))));
  return {
    sheet,
    rows: {
      directCosts: direct.directCosts,
      bought: direct.bought,
      boughtWithTaxes: direct.boughtWithTaxes,
      suppliersPaid: direct.suppliersPaid,
      payables: direct.payables,
      inventory: direct.inventory,
      fixedCosts: total(
        { fr: 'Coûts fixes, avec les taxes perdues', en: 'Fixed costs, with lost taxes' },
        (m) => costOf(fixed, m),
        engine.flow('fixedCosts'),
      ),
      fixedPaid: total({ fr: 'Coûts fixes payés', en: 'Fixed costs paid' }, (m) =>
        plus(fixed.amounts(m), fixed.taxes(m)),
      ),
      startupCosts: total(
        { fr: 'Frais de démarrage, avec les taxes perdues', en: 'Start-up costs, with lost taxes' },
        (m) => costOf(startup, m),
        engine.flow('startupCosts'),
      ),
      startupPaid: total({ fr: 'Frais de démarrage payés', en: 'Start-up costs paid' }, (m) =>
        plus(startup.amounts(m), startup.taxes(m)),
      ),
      variable:
        shares.length === 0
          ? undefined
          : {
              costs: total(
                {
                  fr: 'Redevances et commissions, avec les taxes perdues',
                  en: 'Royalties and commissions, with lost taxes',
                },
                (m) => costOf(variable, m),
                engine.flow('variableCosts'),
              ),
              paid: total(
                { fr: 'Redevances et commissions payées', en: 'Royalties and commissions paid' },
                (m) => plus(variable.amounts(m), variable.taxes(m)),
              ),
            },
      assetsPaid: assets.paid,
      ownedAssets: assets.owned,
      depreciation: assets.depreciation,
      fixedAssets: assets.net,
      grants: assets.grants,
      credits: {
        gst: credits('gst', {
          fr: 'TPS des achats à récupérer',
          en: 'GST on purchases to recover',
        }),
        qst: credits('qst', {
          fr: 'TVQ des achats à récupérer',
          en: 'QST on purchases to recover',
        }),
      },
    },
  };
}

/** @returns a fixed cost in a month, increased once a year; 0 while the line is not active. */
function fixedCost(sheet: MonthlySheet, line: FixedCells, m: number): Expression {
  const year = years.findIndex(({ last }) => m <= last);
  const amount =
    year === 0 ? line.amount : round(times(line.amount, power(plus(1, line.index), year)));
  return iff(isActive(sheet, line, m), amount, 0);
}

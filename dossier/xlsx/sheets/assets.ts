import type { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Block, Series } from '../draft/series.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import {
  and,
  compare,
  iff,
  is,
  max,
  min,
  minus,
  not,
  or,
  over,
  plus,
  round,
  times,
} from '../formula/operators.ts';
import { sum } from '../formula/range.ts';
import { loweredRows } from './assetGrants.ts';
import type { AssetCells, Book, GrantRows } from './book.ts';
import { figures } from './figures.ts';
import { taxedRows } from './taxed.ts';

interface AssetRows {
  /** Amounts paid for purchases, including taxes. */
  readonly paid: Series;
  /** Value of assets contributed by the owners. */
  readonly owned: Series;
  readonly depreciation: Series;
  readonly net: Series;
  readonly grants: GrantRows | undefined;
  readonly credits: (tax: 'gst' | 'qst', m: number) => Expression;
}

/** Adds rows for bought assets, assets contributed by owners, and cumulatively rounded straight-line depreciation. */
export function assetRows(sheet: MonthlySheet, book: Book): AssetRows {
  const { assumptions, rows } = book;
  const lines = assumptions.assets;
  const { recoveredOnAssets: recovered } = rows.taxes;
  const engine = figures(book);
  const month = (m: number) => sheet.numbers.at(m);
  const isBought = (line: AssetCells, m: number) =>
    and(is(line.month, month(m)), not(line.isOwned));
  const bought = taxedRows(sheet, book, lines, {
    title: { fr: 'Immobilisations achetées, avant taxes', en: 'Assets bought, before taxes' },
    amount: (line, m) => iff(isBought(line, m), line.cost, 0),
  });
  const name = (line: AssetCells) => line.name;
  if (lines.length > 0) {
    sheet.section({
      fr: 'Valeur d’entrée, avec les taxes perdues',
      en: 'Value at entry, with lost taxes',
    });
  }
  const entered = sheet.block(lines, name, (line, m) => {
    const { gst, qst } = assumptions.legal(m);
    const taxes = plus(round(times(line.cost, gst)), round(times(line.cost, qst)));
    const bears = and(line.isTaxable, not(line.isOwned));
    const lost = iff(bears, times(taxes, minus(1, recovered.at(m))), 0);
    return iff(is(line.month, month(m)), plus(line.cost, lost), 0);
  });
  const { assets } = assumptions.grants;
  const { depreciation, net, grants } = assets
    ? loweredRows(sheet, lines, entered, { ...assumptions.grants, assets })
    : { ...plainRows(sheet, lines, entered), grants: undefined };
  sheet.section({ fr: 'Immobilisations, total', en: 'Assets, total' });
  return {
    paid: sheet.row(
      { fr: 'Achats payés, avec les taxes', en: 'Bought and paid, with taxes' },
      (m) => plus(bought.amounts(m), bought.taxes(m)),
    ),
    owned: sheet.row({ fr: 'Apports en nature', en: 'Contributions in kind' }, (m) =>
      lines.length === 0
        ? 0
        : plus(
            ...lines.map((line) => iff(and(line.isOwned, is(line.month, month(m))), line.cost, 0)),
          ),
    ),
    depreciation: sheet.row(
      { fr: 'Amortissement', en: 'Depreciation' },
      (m) => sum(depreciation.in(m)),
      { isTotal: true, engine: engine.flow('depreciation') },
    ),
    net: sheet.row(
      { fr: 'Immobilisations nettes', en: 'Net fixed assets' },
      (m) => sum(net.in(m)),
      {
        isTotal: true,
        years: 'last',
        engine: engine.balance('fixedAssets'),
      },
    ),
    grants,
    credits: (tax, m) => times(bought.tax(tax, m), recovered.at(m)),
  };
}

/** Adds the rows of assets that no grant lowers. @param entered the value of each in the month in which it enters. */
function plainRows(sheet: MonthlySheet, lines: readonly AssetCells[], entered: Block) {
  const month = (m: number) => sheet.numbers.at(m);
  const name = (line: AssetCells) => line.name;
  const value = (line: AssetCells) => {
    const row = entered.rows[lines.indexOf(line)];
    return row ? plus(row.year(0), row.year(1), row.year(2)) : expressionOf(0);
  };
  const age = (line: AssetCells, m: number, less: 0 | 1) =>
    minus(plus(month(m), 1 - less), max(1, line.month));
  if (lines.length > 0) sheet.section({ fr: 'Amortissement', en: 'Depreciation' });
  const depreciation = sheet.block(lines, name, (line, m) => {
    if (m === 0) return 0;
    const by = (less: 0 | 1) => round(over(times(value(line), age(line, m, less)), line.life));
    const isOutside = or(
      compare(age(line, m, 0), '<', 1),
      compare(age(line, m, 0), '>', line.life),
    );
    return iff(isOutside, 0, minus(by(0), by(1)));
  });
  if (lines.length > 0) sheet.section({ fr: 'Valeur nette', en: 'Net value' });
  const net = sheet.block(
    lines,
    name,
    (line, m) => {
      const isNone = or(
        compare(month(m), '<', line.month),
        compare(age(line, m, 0), '>=', line.life),
      );
      const so = min(line.life, max(0, age(line, m, 0)));
      return iff(isNone, 0, minus(value(line), round(over(times(value(line), so), line.life))));
    },
    { years: 'last' },
  );
  return { depreciation, net };
}

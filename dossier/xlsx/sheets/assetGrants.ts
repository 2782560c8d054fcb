import type { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Block, Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import {
  compare,
  iff,
  is,
  max,
  min,
  minus,
  or,
  over,
  plus,
  round,
  times,
} from '../formula/operators.ts';
import { type Range, sumWhere, type Where } from '../formula/range.ts';
import type { AssetCells, GrantCells, GrantRows } from './book.ts';

interface LoweredRows {
  readonly depreciation: Block;
  readonly net: Block;
  readonly grants: GrantRows;
}

/**
 * Adds the rows of assets that grants lower: the grants by the month in which they count, what they leave to
 * depreciate, and the depreciation of that over the months left. Those of other plans need none of these rows.
 * @param entered the value of each asset in the month in which it enters.
 */
export function loweredRows(
  sheet: MonthlySheet,
  lines: readonly AssetCells[],
  entered: Block,
  { amounts, months, assets }: GrantCells & { readonly assets: Range },
): LoweredRows {
  const name = (line: AssetCells) => line.name;
  const month = (m: number) => sheet.numbers.at(m);
  const first = (line: AssetCells) => max(1, line.month);
  const end = (line: AssetCells) => plus(first(line), line.life);
  const before = (own: Series | undefined, m: number) =>
    m > 0 && own ? own.at(m - 1) : expressionOf(0);
  const rowOf = (block: () => Block, line: AssetCells) => block().rows[lines.indexOf(line)];
  const at = (block: () => Block, line: AssetCells, m: number) =>
    rowOf(block, line)?.at(m) ?? expressionOf(0);
  const receivedFor = (line: AssetCells, ...when: Where[]) =>
    sumWhere(amounts, { range: assets, sign: '=', bound: lines.indexOf(line) + 1 }, ...when);
  const upTo = (m: number): Where => ({ range: months, sign: '<=', bound: month(m) });
  const ifAny = (amount: Expression, then: Expression) => iff(compare(amount, '>', 0), then, 0);

  sheet.section({
    fr: 'Subventions pour un équipement, au mois où elles comptent',
    en: 'Grants for equipment, in the month in which they count',
  });
  const granted = sheet.block(lines, name, (line, m) =>
    iff(
      is(line.month, month(m)),
      receivedFor(line, upTo(m)),
      iff(
        compare(line.month, '<', month(m)),
        receivedFor(line, { range: months, sign: '=', bound: month(m) }),
        0,
      ),
    ),
  );
  const isGranted = (line: AssetCells, m: number) =>
    compare(
      at(() => granted, line, m),
      '>',
      0,
    );
  const valueBefore = (line: AssetCells, m: number): Expression =>
    plus(
      before(
        rowOf(() => net, line),
        m,
      ),
      at(() => entered, line, m),
    );
  sheet.section({ fr: 'Coût abaissé par ces subventions', en: 'Cost lowered by these grants' });
  const lowered = sheet.block(lines, name, (line, m) => {
    const own = at(() => granted, line, m);
    return ifAny(valueBefore(line, m), ifAny(own, min(own, valueBefore(line, m))));
  });
  sheet.section({ fr: 'Valeur à amortir', en: 'Value to depreciate' });
  const base = sheet.block(
    lines,
    name,
    (line, m, own) =>
      iff(
        isGranted(line, m),
        round(
          minus(
            valueBefore(line, m),
            at(() => lowered, line, m),
          ),
        ),
        plus(
          before(own(), m),
          at(() => entered, line, m),
        ),
      ),
    { years: 'last' },
  );
  sheet.section({ fr: 'Amortie à partir du mois', en: 'Depreciated from month' });
  const start = sheet.block(
    lines,
    name,
    (line, m, own) =>
      iff(isGranted(line, m), max(first(line), month(m)), m > 0 ? own().at(m - 1) : first(line)),
    { style: styles.count, years: 'none' },
  );
  sheet.section({ fr: 'Amortissement', en: 'Depreciation' });
  const depreciation: Block = sheet.block(lines, name, (line, m) => {
    if (m === 0) return 0;
    const value = at(() => base, line, m);
    const from = at(() => start, line, m);
    const by = (less: 0 | 1) =>
      round(over(times(value, minus(plus(month(m), 1 - less), from)), minus(end(line), from)));
    const isOutside = or(compare(month(m), '<', first(line)), compare(month(m), '>=', end(line)));
    return iff(isOutside, 0, ifAny(value, minus(by(0), by(1))));
  });
  sheet.section({ fr: 'Valeur nette', en: 'Net value' });
  const net: Block = sheet.block(
    lines,
    name,
    (line, m) => {
      const isNone = or(
        compare(month(m), '<', line.month),
        compare(month(m), '>=', minus(end(line), 1)),
      );
      const spent = [lowered, depreciation].map((block) => at(() => block, line, m));
      return iff(isNone, 0, round(minus(valueBefore(line, m), ...spent)));
    },
    { years: 'last' },
  );
  sheet.section({ fr: 'Ce que ces subventions deviennent', en: 'What becomes of these grants' });
  const grants = {
    deferred: sheet.row(
      { fr: 'Reçues avant leur équipement', en: 'Received before their equipment' },
      (m) =>
        plus(
          ...lines.map((line) =>
            iff(compare(month(m), '<', line.month), receivedFor(line, upTo(m)), 0),
          ),
        ),
      { years: 'last' },
    ),
    excess: sheet.row(
      { fr: 'Plus que la valeur de l’équipement', en: 'More than the value of the equipment' },
      (m) =>
        plus(
          ...lines.map((line) => {
            const own = at(() => granted, line, m);
            return ifAny(
              own,
              minus(
                own,
                at(() => lowered, line, m),
              ),
            );
          }),
        ),
    ),
  };
  return { depreciation, net, grants };
}

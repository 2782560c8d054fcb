import { chargeLabels } from '@elan/domain/forecast/explain/labels';
import { risesBy } from '@elan/domain/forecast/rules/indexing';
import { type ChargeName, chargeNames } from '@elan/domain/forecast/rules/payroll';
import type { Bilingual } from '@elan/domain/language';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import { type Block, Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import type { Cell } from '../formula/cell.ts';
import type { Expression, Operand } from '../formula/expression.ts';
import {
  compare,
  iff,
  is,
  max,
  min,
  minus,
  plus,
  round,
  times,
  yearOf,
} from '../formula/operators.ts';
import { sum, sumWhere } from '../formula/range.ts';
import { isActive } from './active.ts';
import type { Book, ChargeCells, StaffRows } from './book.ts';
import { figures } from './figures.ts';

/** People with the same pay, or an owner who is paid a salary. */
interface StaffLine {
  readonly name: string;
  readonly people: Operand;
  /** Monthly gross pay of one person. */
  readonly gross: (m: number) => Operand;
  /** In parts of the pay; undefined if there are none. */
  readonly tips: Cell | undefined;
  readonly bears: Readonly<Partial<Record<ChargeName, Expression>>>;
  /** Contributions that never apply to these people. */
  readonly free: readonly ChargeName[];
}

/**
 * Builds the sheet of pay and employer contributions. Contributions are computed for one person, up to the legal
 * maximums of each calendar year, and multiplied by the number of people.
 */
export function staffSheet(book: Book): { sheet: MonthlySheet; rows: StaffRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Personnel', en: 'Staff' },
    { fr: 'Paie et cotisations de l’employeur', en: 'Pay and employer contributions' },
  );
  const lines = linesOf(sheet, book);
  const name = (line: StaffLine) => line.name;
  const head = (words: Bilingual) => {
    if (lines.length > 0) sheet.section(words);
  };
  sheet.section({ fr: 'Années du calendrier', en: 'Calendar years' });
  const year = sheet.row({ fr: 'Année', en: 'Year' }, (m) => yearOf(sheet.dates.at(m)), {
    years: 'none',
    style: styles.count0,
  });
  head({ fr: 'Paie brute d’une personne', en: 'Gross pay of one person' });
  const gross = sheet.block(lines, name, (line, m) => (m === 0 ? 0 : line.gross(m)));
  const tips = lines.some((line) => line.tips) ? tipRows() : undefined;
  /** Pay and tips of one person, on which contributions are due. */
  const earned = (line: StaffLine, m: number): Expression => {
    const at = lines.indexOf(line);
    return plus(gross.rows[at]?.at(m) ?? 0, ...(tips ? [tips.rows[at]?.at(m) ?? 0] : []));
  };
  head({
    fr: 'Paie depuis le 1er janvier, avant ce mois',
    en: 'Pay since 1 January, before this month',
  });
  const before = sheet.block(
    lines,
    name,
    (line, m, own) => {
      if (m === 0) return 0;
      const soFar = plus(own().at(m - 1), earned(line, m - 1));
      return iff(is(year.at(m), year.at(m - 1)), soFar, 0);
    },
    { years: 'none' },
  );
  const charges = chargeNames.map((charge) => {
    const { fr, en } = chargeLabels[charge];
    head({ fr: `Cotisation d’une personne : ${fr}`, en: `Contribution of one person: ${en}` });
    return sheet.block(lines, name, (line, m, own) => {
      if (m === 0 || line.free.includes(charge)) return 0;
      const at = lines.indexOf(line);
      const [pay, earlier] = [earned(line, m), before.rows[at]?.at(m)];
      if (!earlier) return 0;
      const table = book.assumptions.legal(m).charges[charge];
      const paid = sumWhere(own().range(0, m - 1), {
        range: fixed(year, m - 1),
        sign: '=',
        bound: year.at(m),
      });
      const due = chargeOn(table, pay, earlier, paid);
      const bears = line.bears[charge];
      return iff(is(gross.rows[at]?.at(m) ?? 0, 0), 0, bears ? iff(bears, due, 0) : due);
    });
  });
  const ofAll = (words: Bilingual, blocks: readonly Block[]): Block => {
    head(words);
    return sheet.block(lines, name, (line, m) => {
      const own = blocks.flatMap(({ rows }) => rows[lines.indexOf(line)]?.at(m) ?? []);
      return times(line.people, plus(...own));
    });
  };
  const pay = ofAll({ fr: 'Paie brute de toute la ligne', en: 'Gross pay of the line' }, [gross]);
  const cost = ofAll(
    { fr: 'Cotisations de toute la ligne', en: 'Contributions of the line' },
    charges,
  );
  sheet.section({ fr: 'Totaux', en: 'Totals' });
  const engine = figures(book);
  const wages = sheet.row({ fr: 'Salaires', en: 'Wages' }, (m) => sum(pay.in(m)), {
    isTotal: true,
    engine: engine.flow('wages'),
  });
  const all = sheet.row(
    { fr: 'Cotisations de l’employeur', en: 'Employer contributions' },
    (m) => sum(cost.in(m)),
    { isTotal: true, engine: engine.flow('employerCharges') },
  );
  const paid = sheet.row(
    { fr: 'Paie et cotisations versées', en: 'Pay and contributions paid' },
    (m) => (m === 0 ? 0 : plus(wages.at(m), all.at(m - 1))),
    {
      isTotal: true,
      engine: engine.flow('cashToStaff'),
      note: { fr: 'cotisations un mois plus tard', en: 'contributions a month later' },
    },
  );
  return { sheet, rows: { wages, charges: all, paid } };

  function tipRows(): Block {
    head({ fr: 'Pourboires d’une personne', en: 'Tips of one person' });
    return sheet.block(lines, name, (line, m) => {
      const pay = gross.rows[lines.indexOf(line)]?.at(m) ?? 0;
      return m === 0 || !line.tips ? 0 : round(times(pay, line.tips));
    });
  }
}

function fixed(series: Series, last: number) {
  return new Series(series.months.slice(0, last + 1), []).all;
}

function linesOf(sheet: MonthlySheet, book: Book): StaffLine[] {
  const { staff, ownerPay, isDrawn } = book.assumptions;
  const lines = staff.map(
    (line): StaffLine => ({
      name: line.name,
      people: line.people,
      gross: (m) => iff(isActive(sheet, line, m), line.gross(risesBy(m)), 0),
      tips: line.tips,
      bears: { employmentInsurance: line.isInsured, workplaceInsurance: line.hasCnesst },
      free: [],
    }),
  );
  const salaries = ownerPay.map(
    ({ name, from, amount, isInsured, hasCnesst }): StaffLine => ({
      name,
      people: 1,
      gross: (m) => iff(isDrawn, 0, iff(compare(sheet.numbers.at(m), '>=', from), amount, 0)),
      tips: undefined,
      bears: {
        workplaceInsurance: hasCnesst,
        ...(isInsured && { employmentInsurance: isInsured }),
      },
      free: isInsured ? [] : ['employmentInsurance'],
    }),
  );
  return [...lines, ...salaries];
}

/**
 * @returns a month's contribution: the rate applied to the pay less the exemption, up to what remains of the year's
 *   maximum. Only pay between `above` and `upTo`, counted from 1 January, is included.
 */
function chargeOn(
  { rate, exemption, above, upTo, most }: ChargeCells,
  pay: Expression,
  before: Expression,
  paid: Expression,
): Expression {
  const within = (amount: Expression) => {
    const low = above ? max(amount, above) : amount;
    return upTo ? min(low, upTo) : low;
  };
  const isBounded = above !== undefined || upTo !== undefined;
  const part = isBounded ? minus(within(plus(before, pay)), within(before)) : pay;
  const base = exemption ? max(0, minus(part, exemption)) : part;
  const due = round(times(base, rate));
  return most ? min(due, round(minus(most, paid))) : due;
}

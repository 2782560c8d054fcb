import { chargeLabels } from '@elan/domain/forecast/explain/labels';
import { type ChargeName, chargeNames } from '@elan/domain/forecast/payroll';
import type { Bilingual } from '@elan/domain/language';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import { type Block, Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
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

/** Someone who is paid; the owner of a corporation among them. */
interface Person {
  readonly name: string;
  readonly gross: (m: number) => Operand;
  readonly bears: Readonly<Partial<Record<ChargeName, Expression>>>;
  /** Charges that this person never bears. */
  readonly free: readonly ChargeName[];
}

/** Pay, and what the employer adds to it: by person and calendar year, up to the law's maxima. */
export function staffSheet(book: Book): { sheet: MonthlySheet; rows: StaffRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Personnel', en: 'Staff' },
    { fr: 'Paie et cotisations de l’employeur', en: 'Pay and employer contributions' },
  );
  const people = peopleOf(sheet, book);
  const name = (person: Person) => person.name;
  const head = (words: Bilingual) => {
    if (people.length > 0) sheet.section(words);
  };
  sheet.section({ fr: 'Années du calendrier', en: 'Calendar years' });
  const year = sheet.row({ fr: 'Année', en: 'Year' }, (m) => yearOf(sheet.dates.at(m)), {
    years: 'none',
    style: styles.count0,
  });
  head({ fr: 'Paie brute', en: 'Gross pay' });
  const gross = sheet.block(people, name, (person, m) => (m === 0 ? 0 : person.gross(m)));
  head({
    fr: 'Paie depuis le 1er janvier, avant ce mois',
    en: 'Pay since 1 January, before this month',
  });
  const before = sheet.block(
    people,
    name,
    (person, m, own) => {
      if (m === 0) return 0;
      const pay = gross.rows[people.indexOf(person)];
      const soFar = plus(own().at(m - 1), pay?.at(m - 1) ?? 0);
      return iff(is(year.at(m), year.at(m - 1)), soFar, 0);
    },
    { years: 'none' },
  );
  const charges = chargeNames.map((charge) => {
    const { fr, en } = chargeLabels[charge];
    head({ fr: `Cotisation : ${fr}`, en: `Contribution: ${en}` });
    return sheet.block(people, name, (person, m, own) => {
      if (m === 0 || person.free.includes(charge)) return 0;
      const at = people.indexOf(person);
      const [pay, earlier] = [gross.rows[at]?.at(m), before.rows[at]?.at(m)];
      if (!pay || !earlier) return 0;
      const table = book.assumptions.legal(m).charges[charge];
      const paid = sumWhere(own().range(0, m - 1), {
        range: fixed(year, m - 1),
        sign: '=',
        bound: year.at(m),
      });
      const due = chargeOn(table, pay, earlier, paid);
      const bears = person.bears[charge];
      return iff(is(pay, 0), 0, bears ? iff(bears, due, 0) : due);
    });
  });
  sheet.section({ fr: 'Totaux', en: 'Totals' });
  const engine = figures(book);
  const wages = sheet.row({ fr: 'Salaires', en: 'Wages' }, (m) => sum(gross.in(m)), {
    isTotal: true,
    engine: engine.flow('wages'),
  });
  const all = sheet.row(
    { fr: 'Cotisations de l’employeur', en: 'Employer contributions' },
    (m) => sum(...charges.map((one: Block) => one.in(m))),
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
}

function fixed(series: Series, last: number) {
  return new Series(series.months.slice(0, last + 1), []).all;
}

function peopleOf(sheet: MonthlySheet, book: Book): Person[] {
  const { staff, ownerPay, isDrawn } = book.assumptions;
  const people = staff.map(
    (line): Person => ({
      name: line.name,
      gross: (m) => iff(isActive(sheet, line, m), line.gross, 0),
      bears: { employmentInsurance: line.isInsured, workplaceInsurance: line.hasCnesst },
      free: [],
    }),
  );
  if (!ownerPay) return people;
  const name = { fr: 'Salaire du propriétaire', en: 'Owner’s salary' }[book.language];
  const gross = (m: number) =>
    iff(isDrawn, 0, iff(compare(sheet.numbers.at(m), '>=', ownerPay.from), ownerPay.amount, 0));
  // Who owns the corporation has no employment insurance.
  return [...people, { name, gross, bears: {}, free: ['employmentInsurance'] }];
}

/** Rate × the pay between the bounds given the pay since 1 January, less the exemption, within the year's maximum. */
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

import { ownerTaxLabels } from '@elan/domain/forecast/explain/ownerTaxFigures';
import type { Bilingual } from '@elan/domain/language';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Block, Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import {
  and,
  compare,
  iff,
  is,
  max,
  min,
  minus,
  over,
  plus,
  round,
  times,
} from '../formula/operators.ts';
import { sum } from '../formula/range.ts';
import type { Book, BracketCells, OwnerCells, OwnerTaxRows, PersonalTaxCells } from './book.ts';
import { capitalized } from './words.ts';

const december = 12;

/**
 * Builds the sheet of the personal taxes of proprietors and partners. In each December, it computes what every owner
 * owes on the income of the calendar year; the payments follow in the next year.
 */
export function ownerTaxSheet(book: Book): { sheet: MonthlySheet; rows: OwnerTaxRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Impôts des propriétaires', en: 'Owners’ taxes' },
    {
      fr: 'Impôts et cotisations des propriétaires, une estimation',
      en: 'Owners’ taxes and contributions, an estimate',
    },
  );
  const { owners, isDrawn, legal } = book.assumptions;
  const month = (m: number) => sheet.monthNumber(m);
  sheet.section({ fr: 'L’année du calendrier', en: 'The calendar year' });
  const soFar: Series = sheet.row(
    { fr: 'Bénéfice net depuis le 1er janvier', en: 'Net income since 1 January' },
    (m) => {
      const own = book.rows.results.flows.netIncome.at(m);
      return m === 0 ? own : round(plus(iff(is(month(m), 1), 0, soFar.at(m - 1)), own));
    },
    { years: 'none' },
  );
  const ends = sheet.row(
    {
      fr: 'Fin d’une année imposée entre les mains des propriétaires (1 : oui)',
      en: 'End of a year taxed in the owners’ hands (1: yes)',
    },
    (m) => iff(and(isDrawn, is(month(m), december)), 1, 0),
    { years: 'none', style: styles.count },
  );
  const name = (owner: OwnerCells) => owner.name;
  const tables = (m: number): PersonalTaxCells => {
    const cells = legal(m).personalTaxes;
    if (!cells) throw new Error(`no personal taxes in month ${m}`);
    return cells;
  };
  /** A row for each owner whose cells are 0 except at the end of a year. */
  const yearly = (words: Bilingual, of: (owner: OwnerCells, m: number) => Expression): Block => {
    sheet.section(words);
    return sheet.block(owners, name, (owner, m) => iff(is(ends.at(m), 1), of(owner, m), 0), {
      years: 'none',
    });
  };
  const at = (block: Block, owner: OwnerCells, m: number): Expression =>
    block.rows[owners.indexOf(owner)]?.at(m) ?? expressionOf(0);
  const shareUpTo = (count: number, m: number) =>
    count === 0
      ? expressionOf(0)
      : round(times(soFar.at(m), plus(...owners.slice(0, count).map(({ share }) => share))));
  const label = (key: keyof typeof ownerTaxLabels) => capitalized(ownerTaxLabels[key]);
  const income = yearly(label('income'), (owner, m) => {
    const place = owners.indexOf(owner);
    return iff(is(owner.share, 0), 0, minus(shareUpTo(place + 1, m), shareUpTo(place, m)));
  });
  sheet.section(label('losses'));
  const losses: Block = sheet.block(
    owners,
    name,
    (owner, m, own) => {
      if (m === 0) return 0;
      const before = own().at(m - 1);
      const left = max(0, minus(before, at(income, owner, m - 1)));
      return iff(is(ends.at(m - 1), 1), left, before);
    },
    { years: 'none' },
  );
  const earned = (owner: OwnerCells, m: number) => max(0, at(income, owner, m));
  /** Known without the losses if there is no income. */
  const taxed = (owner: OwnerCells, m: number) =>
    iff(
      compare(at(income, owner, m), '<=', 0),
      0,
      max(0, minus(at(income, owner, m), at(losses, owner, m))),
    );
  const within = (owner: OwnerCells, m: number, above: Expression, upTo: Expression) =>
    max(
      0,
      minus(min(plus(owner.otherIncome, earned(owner, m)), upTo), max(owner.otherIncome, above)),
    );
  const firstQpp = yearly(label('firstQpp'), (owner, m) => {
    const { rate, above, upTo } = tables(m).pension;
    return round(times(rate, within(owner, m, above, upTo)));
  });
  const secondQpp = yearly(label('secondQpp'), (owner, m) => {
    const { rate, above, upTo } = tables(m).secondPension;
    return round(times(rate, within(owner, m, above, upTo)));
  });
  const qpip = yearly(label('qpip'), (owner, m) => {
    const { rate, least, upTo } = tables(m).parental;
    const isUnder = compare(plus(owner.otherIncome, earned(owner, m)), '<', least);
    return iff(isUnder, 0, round(times(rate, within(owner, m, expressionOf(0), upTo))));
  });
  const hsf = yearly(label('hsf'), (owner, m) => {
    const { rate, steps } = tables(m).healthFund;
    return plus(
      ...steps.map(({ above, most }) =>
        min(most, round(times(rate, max(0, minus(earned(owner, m), above))))),
      ),
    );
  });
  const credited = yearly(
    { fr: 'Cotisations qui donnent un crédit', en: 'Contributions that give a credit' },
    (owner, m) => {
      const { pension, parental } = tables(m);
      return plus(
        over(times(at(firstQpp, owner, m), pension.credited), pension.rate),
        times(at(qpip, owner, m), minus(1, parental.deducted)),
      );
    },
  );
  const net = yearly(
    { fr: 'Revenu après les cotisations déduites', en: 'Income after the contributions deducted' },
    (owner, m) =>
      plus(
        owner.otherIncome,
        minus(taxed(owner, m), at(firstQpp, owner, m), at(secondQpp, owner, m), at(qpip, owner, m)),
        at(credited, owner, m),
      ),
  );
  const worked = (m: number, of: Expression) => {
    const { rate, most } = tables(m).worker;
    return min(most, times(rate, of));
  };
  const federal = yearly(label('federal'), (owner, m) => {
    const own = federalTax(tables(m), at(net, owner, m), at(credited, owner, m));
    return max(0, minus(own, federalTax(tables(m), owner.otherIncome, expressionOf(0))));
  });
  const quebec = yearly(label('quebec'), (owner, m) => {
    const work = plus(owner.otherIncome, taxed(owner, m));
    const own = quebecTax(tables(m), minus(at(net, owner, m), worked(m, work)));
    const { otherIncome } = owner;
    const alone = quebecTax(tables(m), minus(otherIncome, worked(m, otherIncome)));
    return max(0, minus(own, alone));
  });
  const blocks = [firstQpp, secondQpp, qpip, hsf, federal, quebec];
  sheet.section({ fr: 'Ce que le plan paie', en: 'What the plan pays' });
  const total = sheet.row(
    { fr: 'Total de l’année, tous les propriétaires', en: 'Total of the year, all owners' },
    (m) => plus(...blocks.map((block) => sum(block.in(m)))),
    { isTotal: true },
  );
  const carried = (words: Bilingual, of: (m: number) => Expression): Series => {
    const row: Series = sheet.row(
      words,
      (m) => (m === 0 ? 0 : iff(is(month(m), 1), of(m - 1), row.at(m - 1))),
      { years: 'none' },
    );
    return row;
  };
  const lastYear = carried(
    { fr: 'Total de l’année précédente', en: 'Total of the year before' },
    (m) => total.at(m),
  );
  const instalments = carried(
    { fr: 'Acomptes versés pour cette année-là', en: 'Instalments paid for that year' },
    (m) => lastYear.at(m),
  );
  const quarter = (m: number, parts: Expression) => round(over(times(lastYear.at(m), parts), 4));
  const paid = sheet.row(
    { fr: 'Versé', en: 'Paid' },
    (m) => {
      const place = over(month(m), 3);
      const isQuarter = is(times(round(place, 0), 3), month(m));
      const instalment = minus(quarter(m, place), quarter(m, minus(place, 1)));
      const rest = iff(is(month(m), 4), minus(lastYear.at(m), instalments.at(m)), 0);
      return round(iff(isQuarter, instalment, rest));
    },
    {
      isTotal: true,
      note: {
        fr: 'acomptes en mars, juin, septembre et décembre; solde en avril',
        en: 'instalments in March, June, September and December; the rest in April',
      },
    },
  );
  return { sheet, rows: { paid } };
}

/** The federal tax after the abatement for Quebec, with the basic personal amount. */
function federalTax({ federal }: PersonalTaxCells, net: Expression, credited: Expression) {
  const { brackets, basic, creditRate, abatement } = federal;
  const beyond = max(0, minus(min(net, basic.to), basic.from));
  const falling = over(times(minus(basic.most, basic.least), beyond), minus(basic.to, basic.from));
  const credits = minus(plus(basic.most, credited), falling);
  const due = max(0, minus(byBrackets(brackets, net), times(creditRate, credits)));
  return round(times(minus(1, abatement), due));
}

function quebecTax({ quebec }: PersonalTaxCells, net: Expression) {
  const { brackets, basic, creditRate } = quebec;
  return round(max(0, minus(byBrackets(brackets, net), times(creditRate, basic))));
}

/** The first rate on all, and what each later rate adds above its bound. */
function byBrackets(brackets: readonly BracketCells[], net: Expression): Expression {
  return plus(
    ...brackets.map(({ rate }, at) => {
      const before = brackets[at - 1];
      return before?.upTo
        ? times(minus(rate, before.rate), max(0, minus(net, before.upTo)))
        : times(rate, max(0, net));
    }),
  );
}

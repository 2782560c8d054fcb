import { lastMonth, years } from '@elan/domain/forecast/calendar';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import { type Flow, ratioNames } from '@elan/domain/forecast/outputs';
import { fixedFlows, variableFlows } from '@elan/domain/forecast/statements/breakEven';
import { type RatioTerm, ratioFactors, ratios } from '@elan/domain/forecast/statements/ratios';
import { spentFlows } from '@elan/domain/forecast/statements/yearFigures';
import type { Bilingual } from '@elan/domain/language';
import { Draft } from '../draft/draft.ts';
import type { Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import type { Cell } from '../formula/cell.ts';
import type { Expression } from '../formula/expression.ts';
import {
  compare,
  iff,
  is,
  max,
  minus,
  or,
  over,
  plus,
  round,
  roundUp,
  times,
} from '../formula/operators.ts';
import { extreme, match, sum } from '../formula/range.ts';
import type { Style } from '../writer/workbook.ts';
import type { Book } from './book.ts';
import { capitalized } from './words.ts';

/** Name of month 0 of the plan. */
export const startUp: Bilingual = { fr: 'démarrage', en: 'start-up' };
/** Text of a cell that has no value. */
export const none = '—';

/** Builds the sheet about break-even, debt coverage and lowest cash. */
export function breakEvenSheet(book: Book): Draft {
  const draft = new Draft(
    book.language,
    { fr: 'Seuil de rentabilité', en: 'Break-even' },
    {
      widths: [54, 18, 18, 18],
      frozen: { rows: 3, columns: 1 },
      pagesWide: 1,
    },
  );
  draft.say(
    0,
    0,
    { fr: 'Seuil de rentabilité et ratios', en: 'Break-even and ratios' },
    styles.title,
  );
  draft.constant(1, 0, book.subtitle, styles.subtitle);
  draft.constant(2, 0, '', styles.head);
  for (const [at] of years.entries()) {
    draft.say(2, at + 1, { fr: `An ${at + 1}`, en: `Year ${at + 1}` }, styles.head);
  }
  const rows = new YearRows(draft);
  sales(rows, book);
  coverage(rows, book);
  lenderRatios(rows, book);
  lowest(rows, book);
  return draft;
}

/** Rows with a cell for each year, or only for the first. */
class YearRows {
  private readonly draft: Draft;
  private next = 3;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  section(words: Bilingual): void {
    for (let column = 0; column <= years.length; column += 1) {
      this.draft.constant(this.next, column, '', styles.section);
    }
    this.draft.say(this.next, 0, words, styles.section);
    this.next += 1;
  }

  row(
    words: Bilingual,
    of: (year: number) => Expression,
    style: Style,
    count: number = years.length,
  ): Cell[] {
    const row = this.next;
    this.next += 1;
    this.draft.say(row, 0, words);
    const cells = years
      .slice(0, count)
      .map((_, at) => this.draft.formula(row, at + 1, () => of(at), style));
    this.draft.status(row, years.length + 1, cells);
    return cells;
  }
}

/** @returns the yearly amounts of the flows that the workbook has. */
function yearOf(
  flows: Readonly<Partial<Record<Flow, Series>>>,
  names: readonly Flow[],
  year: number,
): Expression[] {
  return names.flatMap((name) => flows[name]?.year(year) ?? []);
}

function sales(
  rows: YearRows,
  { rows: { results, sales: sold, cash, loans, balance } }: Book,
): void {
  const { flows } = results;
  const sumOf = (names: readonly Flow[]) => plus(...yearOf(flows, names, 0));
  rows.section({ fr: 'Ce qu’il faut vendre, an 1', en: 'What has to be sold, year 1' });
  const one = (words: Bilingual, of: () => Expression, style: Style = styles.dollars) => {
    const [cell] = rows.row(words, of, style, 1);
    if (!cell) throw new Error('a year is missing');
    return cell;
  };
  const fixed = one(
    {
      fr: 'Coûts fixes : salaires, cotisations, charges, amortissement, intérêts',
      en: 'Fixed costs: wages, contributions, expenses, depreciation, interest',
    },
    () => sumOf(fixedFlows),
  );
  const revenue = one(capitalized(labelOf(figureLabels, 'revenue')), () => flows.revenue.year(0));
  const variable = one(
    {
      fr: `Coûts variables : coûts directs, ${flows.variableCosts ? 'redevances, ' : ''}mauvaises créances, frais de carte`,
      en: `Variable costs: direct costs, ${flows.variableCosts ? 'royalties, ' : ''}bad debts, card fees`,
    },
    () => sumOf(variableFlows),
  );
  const margin = one({ fr: 'Marge sur coûts variables', en: 'Contribution margin' }, () =>
    minus(revenue, variable),
  );
  const units = one(
    { fr: 'Unités vendues, toutes les offres', en: 'Units sold, all offers' },
    () => plus(...sold.units.rows.map((row) => row.year(0))),
    styles.count,
  );
  const pay = one(
    {
      fr: 'Coûts fixes, ce que prennent les propriétaires et capital remboursé',
      en: 'Fixed costs, what the owners take and principal repaid',
    },
    () => plus(fixed, ...cash.taken.map((one) => one.year(0)), loans.principal.year(0)),
  );
  const needed = (costs: Cell, of: Cell, digits: number) => () => {
    const isImpossible = or(compare(round(revenue), '<=', 0), compare(round(margin), '<=', 0));
    // Rounds to six decimals first, because binary numbers may be slightly above an integer number of cents.
    const exact = round(over(times(costs, of), margin), 6);
    return iff(isImpossible, none, roundUp(exact, digits));
  };
  one(capitalized(labelOf(figureLabels, 'breakEven')), needed(fixed, revenue, 2));
  one(
    { fr: '… en unités, aux proportions du plan', en: '… in units, in the plan’s proportions' },
    needed(fixed, units, 0),
    styles.count,
  );
  one(
    {
      fr: 'Seuil qui paie aussi les prélèvements et la dette',
      en: 'Break-even that also pays drawings and debt',
    },
    needed(pay, revenue, 2),
  );
  one(
    { fr: '… en unités, aux proportions du plan', en: '… in units, in the plan’s proportions' },
    needed(pay, units, 0),
    styles.count,
  );
  one(
    {
      fr: 'Mois à partir duquel le bénéfice net depuis le départ reste à 0 ou plus',
      en: 'Month from which the net income since the start stays at 0 or above',
    },
    () => {
      const months = sum(balance.earnsFromHere.range(1));
      return iff(is(months, 0), none, minus(lastMonth + 1, months));
    },
    styles.count,
  );
}

function coverage(rows: YearRows, { rows: { results, cash, loans } }: Book): void {
  const { flows } = results;
  rows.section({ fr: 'Couverture de la dette', en: 'Coverage of the debt' });
  // Not derived from net income, so that EBITDA is known even if interest, tax or depreciation is not.
  const ebitda = rows.row(
    capitalOf('ebitda'),
    (year) => minus(flows.revenue.year(year), ...yearOf(flows, spentFlows, year)),
    styles.dollars,
  );
  rows.row(
    capitalOf('ebitdaWithGrants'),
    (year) => plus(ebitda[year] ?? 0, flows.otherIncome.year(year)),
    styles.dollars,
  );
  const due = rows.row(
    { fr: 'Service de la dette : intérêts et capital', en: 'Debt service: interest and principal' },
    (year) =>
      plus(
        loans.paid.year(year),
        ...(loans.creditLine ? [loans.creditLine.interest.year(year)] : []),
      ),
    styles.dollars,
  );
  const ratio = (earned: (year: number) => Expression) => (year: number) => {
    const owed = due[year] ?? plus(0);
    return iff(is(round(owed), 0), none, round(over(earned(year), owed)));
  };
  rows.row(
    capitalOf('dscrAfterOwners'),
    ratio((year) => minus(ebitda[year] ?? 0, ...cash.taken.map((one) => one.year(year)))),
    styles.ratio,
  );
  rows.row(
    capitalOf('dscr'),
    ratio((year) => ebitda[year] ?? plus(0)),
    styles.ratio,
  );
}

/** The ratios of the balance sheet and of operations, from the same table as in the forecast. */
function lenderRatios(rows: YearRows, { rows: { results, balance } }: Book): void {
  rows.section({ fr: 'Ratios à la fin de l’année', en: 'Ratios at the end of the year' });
  const series: Readonly<Record<string, Series | undefined>> = { ...results.flows, ...balance };
  const total = (terms: readonly RatioTerm[], year: number) =>
    plus(
      ...terms.flatMap(([name, sign]) => {
        const amount = series[name]?.year(year);
        if (name === 'variableCosts' && !amount) return [];
        if (!amount) throw new Error(`no row for ${name}`);
        return sign === 1 ? amount : times(-1, amount);
      }),
    );
  for (const name of ratioNames) {
    const { over: above, under, kind } = ratios[name];
    const isAmount = kind === 'money';
    rows.row(
      capitalOf(name),
      (year) => {
        if (isAmount) return round(total(above, year));
        const below = total(under, year);
        const quotient = over(times(total(above, year), ratioFactors[kind]), below);
        return iff(compare(round(below), '<=', 0), none, round(quotient));
      },
      isAmount ? styles.dollars : kind === 'percent' ? styles.percentage : styles.ratio,
    );
  }
}

function lowest(rows: YearRows, book: Book): void {
  const { assumptions } = book;
  const { cash, loans } = book.rows;
  rows.section({ fr: 'Encaisse', en: 'Cash' });
  rows.row(capitalOf('closingCash'), (year) => cash.closing.year(year), styles.dollars);
  const [amount] = rows.row(
    {
      fr: 'Encaisse la plus basse, du démarrage au mois 36',
      en: 'Lowest cash, start-up to month 36',
    },
    () => extreme('MIN', cash.closing.all),
    styles.dollars,
    1,
  );
  if (!amount) return;
  monthOf(rows, book, amount, cash.closing);
  rows.row(
    capitalOf('workingCapitalNeeded'),
    () => max(0, minus(assumptions.minimumCash, amount)),
    styles.dollars,
    1,
  );
  const { creditLine } = loans;
  if (!creditLine) return;
  const [peak] = rows.row(
    capitalOf('creditLinePeak'),
    () => extreme('MAX', creditLine.balance.all),
    styles.dollars,
    1,
  );
  if (peak) monthOf(rows, book, peak, creditLine.balance);
}

/** Adds a row with the first month in which a series has an amount. */
function monthOf(rows: YearRows, { language }: Book, amount: Cell, series: Series): void {
  rows.row(
    { fr: '… à la fin du mois', en: '… at the end of month' },
    () => {
      const m = minus(match(amount, series.all), 1);
      return iff(is(m, 0), startUp[language], m);
    },
    styles.count,
    1,
  );
}

function capitalOf(name: string): Bilingual {
  return capitalized(labelOf(figureLabels, name));
}

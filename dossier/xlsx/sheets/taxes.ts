import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import { type Expression, Missing } from '../formula/expression.ts';
import {
  and,
  compare,
  iff,
  is,
  max,
  min,
  minus,
  monthOf,
  or,
  plus,
  remainder,
  round,
  times,
  waitingFor,
} from '../formula/operators.ts';
import { sum } from '../formula/range.ts';
import type { Book, TaxRows } from './book.ts';
import { figures } from './figures.ts';

type Tax = 'gst' | 'qst';

/** Builds the sheet of sales taxes: registration, taxes collected and claimed, and quarterly payments. */
export function taxSheet(book: Book): { sheet: MonthlySheet; rows: TaxRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Taxes', en: 'Taxes' },
    { fr: 'TPS et TVQ', en: 'GST and QST' },
  );
  const calendar = quarters(sheet);
  const registered = registration(sheet, book, calendar);
  const { offers, isRegular } = book.assumptions;
  const isAllExempt = and(
    ...offers.map(({ status, statusWords }) => is(status, statusWords.exempt)),
  );
  // A business with only exempt sales recovers nothing.
  const recoveredOnAssets = sheet.row(
    {
      fr: 'Taxes des immobilisations récupérées (1 : oui)',
      en: 'Taxes on assets recovered (1: yes)',
    },
    (m) => iff(isAllExempt, 0, registered.at(m)),
    { style: styles.count, years: 'none' },
  );
  const recovered = sheet.row(
    { fr: 'Taxes des achats récupérées (1 : oui)', en: 'Taxes on purchases recovered (1: yes)' },
    (m) => iff(isRegular, recoveredOnAssets.at(m), 0),
    { style: styles.count, years: 'none' },
  );
  const gst = account(sheet, book, calendar, registered, 'gst');
  const qst = account(sheet, book, calendar, registered, 'qst');
  sheet.section({ fr: 'Les deux taxes ensemble', en: 'Both taxes together' });
  const engine = figures(book);
  const both = (of: (one: typeof gst) => Series, m: number) => plus(of(gst).at(m), of(qst).at(m));
  return {
    sheet,
    rows: {
      registered,
      recovered,
      recoveredOnAssets,
      gain: sheet.row({ fr: 'Gain de la méthode rapide', en: 'Gain of the quick method' }, (m) =>
        both(({ gain }) => gain, m),
      ),
      paid: sheet.row(
        { fr: 'TPS et TVQ versées', en: 'GST and QST paid' },
        (m) => both(({ paid }) => paid, m),
        { isTotal: true, engine: engine.flow('salesTaxPaid') },
      ),
      payable: sheet.row(
        {
          fr: 'TPS et TVQ à payer (négatif\u00a0: à recevoir)',
          en: 'GST and QST payable (negative: due to us)',
        },
        (m) => both(({ payable }) => payable, m),
        { isTotal: true, years: 'last', engine: engine.balance('salesTaxPayable') },
      ),
    },
  };
}

/** Adds a row with each month's position in its calendar quarter, and returns helpers about quarters and years. */
function quarters(sheet: MonthlySheet) {
  sheet.section({ fr: 'Trimestres du calendrier', en: 'Calendar quarters' });
  const place = sheet.row(
    { fr: 'Mois du trimestre', en: 'Month of the quarter' },
    (m) => plus(remainder(minus(monthOf(sheet.dates.at(m)), 1), 3), 1),
    { style: styles.count, years: 'none' },
  );
  return {
    starts: (m: number) => is(place.at(m), 1),
    ends: (m: number) => is(place.at(m), 3),
    startsYear: (m: number) => is(monthOf(sheet.dates.at(m)), 1),
    /** Adds a running total that restarts each quarter. */
    soFar: (words: { fr: string; en: string }, of: (m: number) => Expression): Series => {
      const row: Series = sheet.row(
        words,
        (m) => (m === 0 ? of(0) : iff(is(place.at(m), 1), of(m), plus(row.at(m - 1), of(m)))),
        { years: 'none' },
      );
      return row;
    },
  };
}
type Calendar = ReturnType<typeof quarters>;

/**
 * Adds the rows that decide registration: by the user's choice, or if the law requires it because the sales of a
 * quarter, or of the last four together, exceed a small supplier's limit (Excise Tax Act, s. 148).
 */
function registration(sheet: MonthlySheet, book: Book, calendar: Calendar): Series {
  const { assumptions, rows } = book;
  const { offers, registration: chosen, registrationWords: words, legal } = assumptions;
  sheet.section({ fr: 'Inscription', en: 'Registration' });
  const counted = sheet.row(
    { fr: 'Ventes taxables et détaxées', en: 'Taxable and zero-rated sales' },
    (m) =>
      plus(
        ...offers.map(({ status, statusWords }, at) =>
          iff(is(status, statusWords.exempt), 0, rows.sales.revenue.rows[at]?.at(m) ?? 0),
        ),
      ),
  );
  const quarter = calendar.soFar(
    { fr: 'Ventes du trimestre jusqu’ici', en: 'Sales of the quarter so far' },
    (m) => counted.at(m),
  );
  const lastFour = sheet.row(
    { fr: 'Ventes des quatre derniers trimestres', en: 'Sales of the last four quarters' },
    (m) => {
      const ends = [0, 3, 6, 9].flatMap((ago) => (m >= ago ? [quarter.at(m - ago)] : []));
      return iff(calendar.ends(m), round(plus(...ends)), 0);
    },
    { years: 'none' },
  );
  const registered: Series = sheet.row(
    { fr: 'Inscrite aux taxes (1 : oui)', en: 'Registered for the taxes (1: yes)' },
    (m) => {
      const limit = legal(m).smallSupplier;
      const passes = or(
        compare(round(quarter.at(m)), '>', limit),
        ...(m > 0 ? [is(registered.at(m - 1), 1)] : []),
        ...(m > 1 ? [compare(lastFour.at(m - 2), '>', legal(m - 2).smallSupplier)] : []),
      );
      // After month 0, a missing input of the sales could require registration in any month.
      const all = m > 0 ? counted.months : [];
      const required = waitingFor(all, iff(passes, 1, 0));
      return iff(is(chosen, words.start), 1, iff(is(chosen, words.never), 0, required));
    },
    { style: styles.count, years: 'none' },
  );
  return registered;
}

/** Adds the rows of one tax: amounts collected and claimed, and the resulting quarterly payments. */
function account(
  sheet: MonthlySheet,
  book: Book,
  calendar: Calendar,
  registered: Series,
  tax: Tax,
) {
  const { assumptions, rows } = book;
  const name = tax === 'gst' ? { fr: 'TPS', en: 'GST' } : { fr: 'TVQ', en: 'QST' };
  const words = (fr: string, en: string) => ({ fr: `${name.fr} ${fr}`, en: `${name.en} ${en}` });
  const block = rows.sales[tax];
  sheet.section(name);
  const collected = sheet.row(words('perçue', 'collected'), (m) => sum(block.in(m)));
  const credits = sheet.row(words('à récupérer', 'to recover'), (m) =>
    rows.purchases.credits[tax].at(m),
  );
  const collectedSoFar = calendar.soFar(
    words('perçue du trimestre', 'collected in the quarter'),
    (m) => collected.at(m),
  );
  const creditsSoFar = calendar.soFar(
    words('à récupérer du trimestre', 'to recover for the quarter'),
    (m) => credits.at(m),
  );
  const salesSoFar = calendar.soFar(
    {
      fr: `Ventes du trimestre avec la ${name.fr}`,
      en: `Sales of the quarter with the ${name.en}`,
    },
    (m) =>
      plus(
        ...assumptions.offers.map(({ status, statusWords }, at) =>
          iff(
            is(status, statusWords.taxable),
            times(
              plus(rows.sales.revenue.rows[at]?.at(m) ?? 0, block.rows[at]?.at(m) ?? 0),
              registered.at(m),
            ),
            0,
          ),
        ),
      ),
  );
  const { isRegular, quick, legal } = assumptions;
  const used: Series = sheet.row(
    {
      fr: 'Ventes déjà réduites cette année (méthode rapide)',
      en: 'Sales already reduced this year (quick method)',
    },
    (m) => (m === 0 ? 0 : iff(calendar.startsYear(m), 0, plus(used.at(m - 1), reduced.at(m - 1)))),
    { years: 'none' },
  );
  const reduced: Series = sheet.row(
    { fr: 'Ventes réduites ce trimestre', en: 'Sales reduced this quarter' },
    (m) => {
      const left = minus(legal(m).reductionUpTo[tax], used.at(m));
      return iff(calendar.ends(m), min(salesSoFar.at(m), left), 0);
    },
    { years: 'none' },
  );
  const due = sheet.row(
    words('due pour le trimestre', 'due for the quarter'),
    (m) => {
      const byQuickMethod = minus(
        round(times(salesSoFar.at(m), quick[tax])),
        round(times(reduced.at(m), legal(m).reductionRate)),
      );
      return iff(calendar.ends(m), iff(isRegular, collectedSoFar.at(m), byQuickMethod), 0);
    },
    { years: 'none' },
  );
  const net = sheet.row(
    words(
      'à payer pour le trimestre (négatif\u00a0: à recevoir)',
      'owing for the quarter (negative: due to us)',
    ),
    (m) => iff(calendar.ends(m), round(minus(due.at(m), creditsSoFar.at(m))), 0),
    { years: 'none' },
  );
  const gain = sheet.row(words('gardée par la méthode rapide', 'kept by the quick method'), (m) =>
    iff(calendar.ends(m), iff(isRegular, 0, minus(collectedSoFar.at(m), due.at(m))), 0),
  );
  const refund = refunds(book, net);
  const paid = sheet.row(words('versée', 'paid'), (m) =>
    plus(m > 0 ? max(net.at(m - 1), 0) : 0, m > 1 ? refund(m - 2) : 0),
  );
  const payable = sheet.row(
    words('à payer à la fin du mois', 'payable at the month’s end'),
    (m) => {
      const running = minus(collectedSoFar.at(m), creditsSoFar.at(m));
      const expected = m > 0 ? [refund(m - 1)] : [];
      return iff(calendar.ends(m), net.at(m), plus(running, ...expected));
    },
    { years: 'last' },
  );
  return { gain, paid, payable };
}

/**
 * @returns a function that gets the refund, as 0 or a negative amount, for the quarter that ends in a month. If inputs
 *   are missing, the refund is 0 if the forecast has no sales tax payment or refund two months later.
 */
function refunds(book: Book, net: Series): (m: number) => Expression {
  const paid = figures(book).flow('salesTaxPaid');
  return (m) => {
    const refund = min(net.at(m), 0);
    const isNone = paid[m + 2] === 0;
    const value = () => {
      const found = refund.value();
      return isNone && found instanceof Missing ? 0 : found;
    };
    return { ...refund, value };
  };
}

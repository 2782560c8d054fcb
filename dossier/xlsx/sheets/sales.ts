import { lastMonth, years } from '@elan/domain/forecast/calendar';
import type { Bilingual } from '@elan/domain/language';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import { Block, type Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import type { Expression, Operand } from '../formula/expression.ts';
import {
  compare,
  iff,
  is,
  max,
  min,
  minus,
  monthOf,
  or,
  over,
  plus,
  round,
  times,
} from '../formula/operators.ts';
import { index, sum } from '../formula/range.ts';
import type { Book, OfferCells, SalesRows } from './book.ts';
import { figures } from './figures.ts';
import { leftOf, partsOf } from './instalments.ts';
import { raised } from './raised.ts';

/** Builds the sheet of sales by offer and of customer payments. */
export function salesSheet(book: Book): { sheet: MonthlySheet; rows: SalesRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Ventes', en: 'Sales' },
    { fr: 'Ventes et encaissements', en: 'Sales and collections' },
  );
  const units = book.assumptions.offers.map((offer, at) => unitsOf(sheet, book, offer, at));
  const sold = sales(sheet, book, units);
  return { sheet, rows: sold };
}

/**
 * Computes an offer's monthly units from its seasonal weights and its monthly level or yearly total. Rounds them to
 * integers cumulatively within each year.
 */
function unitsOf(sheet: MonthlySheet, book: Book, offer: OfferCells, at: number): Series {
  const { volume, opensIn } = book.assumptions;
  sheet.section({ fr: `Quantités : ${offer.name}`, en: `Quantities: ${offer.name}` });
  const weight = sheet.row(
    { fr: 'Poids du mois', en: 'Weight of the month' },
    (m) => (m === 0 ? 0 : index(offer.season, monthOf(sheet.dates.at(m)))),
    { style: styles.count, years: 'none' },
  );
  const level = offer.anchors ? levels(sheet, offer.anchors) : undefined;
  const isBefore = (m: number) => compare(sheet.numbers.at(m), '<', max(offer.from, opensIn));
  const yearAt = (m: number) => years.findIndex(({ last }) => m <= last);
  const firstOf = (m: number) => Math.max(1, years[yearAt(m)]?.first ?? 1);
  const weighted = sheet.row(
    { fr: 'Cumul de l’année, pondéré', en: 'Weighted total of the year so far' },
    (m) => {
      if (m === 0) return 0;
      const own: Expression = level
        ? times(level.at(m), 12, weight.at(m))
        : times(offer.years?.[yearAt(m)] ?? 0, weight.at(m));
      const sold = iff(isBefore(m), 0, own);
      return m === firstOf(m) ? sold : plus(weighted.at(m - 1), sold);
    },
    { style: styles.count, years: 'none' },
  );
  // Rounds to six decimals first, so that a half that is slightly too low as a binary number is not rounded down.
  const whole = (m: number) =>
    round(round(over(times(weighted.at(m), volume), sum(offer.season)), 6), 0);
  const forecast = book.forecasts.expected;
  const id = book.plan.offers[at]?.id ?? '';
  return sheet.row(
    { fr: 'Unités vendues', en: 'Units sold' },
    (m) => {
      if (m === 0) return 0;
      const own = m === firstOf(m) ? whole(m) : minus(whole(m), whole(m - 1));
      return iff(or(isBefore(m), is(weight.at(m), 0)), 0, own);
    },
    {
      style: styles.count,
      isTotal: true,
      engine: forecast.months.map((month) => month.units[id] ?? null),
    },
  );
}

/** Adds the units per month without seasonal weights: linear between entered months, constant before and after. */
function levels(sheet: MonthlySheet, anchors: NonNullable<OfferCells['anchors']>): Series {
  const isBlank = (m: number) => is(anchors.cells[m - 1] ?? '', '');
  const before = sheet.row(
    { fr: 'Dernier mois indiqué', en: 'Last month given' },
    (m) => (m === 0 ? 0 : iff(isBlank(m), before.at(m - 1), m)),
    { style: styles.count, years: 'none' },
  );
  const after = sheet.row(
    { fr: 'Prochain mois indiqué', en: 'Next month given' },
    (m) => (m === 0 ? 0 : iff(isBlank(m), m < lastMonth ? after.at(m + 1) : 0, m)),
    { style: styles.count, years: 'none' },
  );
  return sheet.row(
    { fr: 'Unités par mois, sans la saison', en: 'Units a month, without the season' },
    (m) => {
      if (m === 0) return 0;
      const [a, b] = [before.at(m), after.at(m)];
      const [from, to] = [index(anchors, a), index(anchors, b)];
      const between = plus(
        from,
        over(times(minus(to, from), minus(sheet.numbers.at(m), a)), minus(b, a)),
      );
      return iff(
        is(max(a, b), 0),
        0,
        iff(is(min(a, b), 0), index(anchors, max(a, b)), iff(is(a, b), from, between)),
      );
    },
    { style: styles.dollars, years: 'none' },
  );
}

function sales(sheet: MonthlySheet, book: Book, units: readonly Series[]): SalesRows {
  const { assumptions, rows } = book;
  const { offers, badDebts, cardFee, collected } = assumptions;
  const name = ({ name: own }: OfferCells) => own;
  const engine = figures(book);
  const at = (offer: OfferCells) => offers.indexOf(offer);
  const unitsAt = (offer: OfferCells, m: number) => units[at(offer)]?.at(m) ?? 0;
  const block = (
    title: Bilingual,
    of: (offer: OfferCells, m: number, place: number) => Operand,
    style = styles.dollars,
  ): Block => {
    sheet.section(title);
    return sheet.block(offers, name, (offer, m) => (m === 0 ? 0 : of(offer, m, at(offer))), {
      style,
    });
  };
  const inRow = (own: Block, place: number, m: number): Expression =>
    own.rows[place]?.at(m) ?? plus(0);

  const prices = offers.some(({ priceIndex }) => priceIndex)
    ? block({ fr: 'Prix d’une unité', en: 'Price of a unit' }, ({ price, priceIndex }, m) =>
        raised(price, priceIndex, m),
      )
    : undefined;
  const revenue = block(
    { fr: 'Revenus, avant taxes', en: 'Revenue, before taxes' },
    (offer, m, place) => times(unitsAt(offer, m), prices ? inRow(prices, place, m) : offer.price),
  );
  const totalRevenue = sheet.row(
    { fr: 'Total des revenus', en: 'Total revenue' },
    (m) => sum(revenue.in(m)),
    { isTotal: true, engine: engine.flow('revenue') },
  );
  const taxOf = (tax: 'gst' | 'qst') => (offer: OfferCells, m: number, place: number) =>
    iff(
      is(offer.status, offer.statusWords.taxable),
      round(
        times(inRow(revenue, place, m), assumptions.legal(m)[tax], rows.taxes.registered.at(m)),
      ),
      0,
    );
  const gst = block({ fr: 'TPS perçue', en: 'GST collected' }, taxOf('gst'));
  const qst = block({ fr: 'TVQ perçue', en: 'QST collected' }, taxOf('qst'));
  const billed = (place: number, m: number) =>
    plus(inRow(revenue, place, m), inRow(gst, place, m), inRow(qst, place, m));
  const bad = block({ fr: 'Mauvaises créances', en: 'Bad debts' }, (_, m, place) =>
    round(times(billed(place, m), badDebts)),
  );
  const net = block(
    {
      fr: 'Facturé avec les taxes, moins les mauvaises créances',
      en: 'Billed with taxes, less bad debts',
    },
    (_, m, place) => minus(billed(place, m), inRow(bad, place, m)),
  );
  const fees = block({ fr: 'Frais de carte', en: 'Card fees' }, (_, m, place) =>
    round(times(inRow(net, place, m), cardFee)),
  );
  const received = block({ fr: 'Encaissements', en: 'Collections' }, (offer, m, place) =>
    partsOf(
      (ago) => (m - ago >= 1 ? inRow(net, place, m - ago) : undefined),
      offer.collected ?? collected,
    ),
  );
  const open = block(
    { fr: 'À recevoir à la fin du mois', en: 'Still to be collected at the month’s end' },
    (offer, m, place) =>
      leftOf(
        (ago) => (m - ago >= 1 ? inRow(net, place, m - ago) : undefined),
        offer.collected ?? collected,
      ),
  );
  sheet.section({ fr: 'Totaux', en: 'Totals' });
  const total = (words: Bilingual, of: Block, known?: readonly (number | null)[]) =>
    sheet.row(words, (m) => sum(of.in(m)), { isTotal: true, ...(known && { engine: known }) });
  return {
    units: new Block(units),
    revenue,
    totalRevenue,
    gst,
    qst,
    net,
    badDebts: total({ fr: 'Mauvaises créances', en: 'Bad debts' }, bad, engine.flow('badDebts')),
    cardFees: total({ fr: 'Frais de carte', en: 'Card fees' }, fees, engine.flow('cardFees')),
    collected: total(
      { fr: 'Encaissements des clients', en: 'Cash from customers' },
      received,
      engine.flow('cashFromCustomers'),
    ),
    receivables: sheet.row({ fr: 'Comptes clients', en: 'Receivables' }, (m) => sum(open.in(m)), {
      isTotal: true,
      years: 'last',
      engine: engine.balance('receivables'),
    }),
  };
}

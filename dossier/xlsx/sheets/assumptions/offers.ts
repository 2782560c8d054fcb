import { lastMonth, years } from '@elan/domain/forecast/calendar';
import type { Offer } from '@elan/domain/forecast/plan';
import { known } from '@elan/domain/forecast/unknown';
import type { Bilingual } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Range } from '../../formula/range.ts';
import type { OfferCells } from '../book.ts';
import { calendarColumns, calendarValues, dollarsOf } from './columns.ts';
import {
  calendarOf,
  columnOf,
  type FieldColumn,
  type FieldValue,
  type InputSheet,
} from './inputSheet.ts';
import { YesNo } from './yesNo.ts';

const statuses: Readonly<Record<Offer['taxStatus'], Bilingual>> = {
  taxable: { fr: 'taxable', en: 'taxable' },
  zeroRated: { fr: 'détaxée', en: 'zero-rated' },
  exempt: { fr: 'exonérée', en: 'exempt' },
};

/** Writes the offers: prices, costs, quantities and seasons. */
export function offerFields(
  sheet: InputSheet,
  offers: readonly Offer[],
  nameOf: (offer: Offer, at: number) => string,
): OfferCells[] {
  const { language } = sheet.draft;
  const yesNo = new YesNo(language);
  const statusWords = {
    taxable: statuses.taxable[language],
    zeroRated: statuses.zeroRated[language],
    exempt: statuses.exempt[language],
  };
  const names = offers.map(nameOf);
  const named = (at: number) => names[at] ?? '';
  sheet.section({ fr: 'Ce qui est vendu', en: 'What is sold' });
  const lines = sheet.table(
    [
      { key: 'price', head: { fr: 'Prix', en: 'Price' }, style: styles.inputDollars },
      {
        key: 'cost',
        head: { fr: 'Coût d’une unité', en: 'Cost of a unit' },
        style: styles.inputDollars,
      },
      {
        key: 'costTaxable',
        head: { fr: 'Coût taxable', en: 'Cost is taxable' },
        style: styles.inputText,
        choice: yesNo.choice,
      },
      {
        key: 'status',
        head: { fr: 'Vente', en: 'Sale' },
        style: styles.inputText,
        choice: Object.values(statusWords),
      },
      { key: 'from', head: { fr: 'À partir du mois', en: 'From month' }, style: styles.inputCount },
      {
        key: 'stock',
        head: { fr: 'Mois de stock', en: 'Months of stock' },
        style: styles.inputCount,
      },
    ],
    offers.map((offer, at) => ({
      name: named(at),
      values: {
        price: dollarsOf(offer.price),
        cost: dollarsOf(offer.cost),
        costTaxable: yesNo.of(offer.isCostTaxable),
        status: statusWords[offer.taxStatus],
        from: offer.from,
        stock: offer.stockMonths,
      },
    })),
  );
  const byYear = yearlyUnits(sheet, offers, named);
  const ramps = monthlyUnits(sheet, offers, named);
  sheet.section({
    fr: 'Saisons : le poids de chaque mois',
    en: 'Seasons: the weight of each month',
  });
  const seasons = sheet.table(
    calendarColumns,
    offers.map(({ season }, at) => ({ name: named(at), values: calendarValues(season) })),
  );
  return offers.flatMap((_, at): OfferCells[] => {
    const [line, season] = [lines[at], seasons[at]];
    if (!line || !season) return [];
    const { price, cost, costTaxable, status, from, stock } = line;
    return [
      {
        name: named(at),
        price,
        cost,
        isCostTaxable: yesNo.isYes(costTaxable),
        status,
        statusWords,
        from,
        stockMonths: stock,
        years: byYear.get(at),
        anchors: ramps.get(at),
        season: calendarOf(season),
      },
    ];
  });
}

function yearlyUnits(
  sheet: InputSheet,
  offers: readonly Offer[],
  named: (at: number) => string,
): Map<number, readonly Cell[]> {
  const yearly = offers.flatMap(({ units }, at) =>
    units.mode === 'year' ? [{ at, years: units.years }] : [],
  );
  if (yearly.length === 0) return new Map();
  sheet.section({ fr: 'Quantités par année', en: 'Quantities by year' });
  const keys = ['y0', 'y1', 'y2'] as const;
  const columns = keys.map(
    (key, year): FieldColumn<(typeof keys)[number]> => ({
      key,
      head: { fr: `An ${year + 1}`, en: `Year ${year + 1}` },
      style: styles.inputCount,
    }),
  );
  const lines = sheet.table(
    columns,
    yearly.map(({ at, years: entered }) => {
      const value = (year: number): FieldValue => {
        const amount = entered[year];
        return amount?.unknown === known ? amount.value : null;
      };
      return { name: named(at), values: { y0: value(0), y1: value(1), y2: value(2) } };
    }),
  );
  return new Map(
    yearly.flatMap(({ at }, place) => {
      const line = lines[place];
      return line ? [[at, years.flatMap((_, year) => line[keys[year] ?? 'y0'])] as const] : [];
    }),
  );
}

function monthlyUnits(
  sheet: InputSheet,
  offers: readonly Offer[],
  named: (at: number) => string,
): Map<number, Range> {
  const ramps = offers.flatMap(({ units }, at) => (units.mode === 'ramp' ? [{ at, units }] : []));
  if (ramps.length === 0) return new Map();
  sheet.section({ fr: 'Quantités par mois', en: 'Quantities a month' });
  sheet.note({
    fr: 'Entre deux mois indiqués, les quantités vont en ligne droite; une case vide ne compte pas.',
    en: 'Between two months that have a quantity, quantities follow a straight line; an empty cell does not count.',
  });
  const keys = ramps.map(({ at }) => `o${at}` as const);
  const columns = keys.map((key, place): FieldColumn<`o${number}`> => {
    const name = named(ramps[place]?.at ?? 0);
    return { key, head: { fr: name, en: name }, style: styles.inputCount };
  });
  const months = Array.from({ length: lastMonth }, (_, at) => at + 1);
  const lines = sheet.table(
    columns,
    months.map((m) => {
      const values = ramps.map(({ at, units }): [`o${number}`, FieldValue] => [
        `o${at}`,
        // If no number is entered at all, the first month's cell counts as missing.
        units.anchors.find(({ month }) => month === m)?.units ??
          (units.unknown !== known && m === 1 ? null : ''),
      ]);
      return {
        name: { fr: `Mois ${m}`, en: `Month ${m}` }[sheet.draft.language],
        values: Object.fromEntries(values),
      };
    }),
  );
  return new Map(ramps.map(({ at }) => [at, columnOf(lines, `o${at}`)] as const));
}

import { lastMonth, years } from '@elan/domain/forecast/calendar';
import { less, zero } from '@elan/domain/forecast/exact';
import type { Offer, Plan } from '@elan/domain/forecast/plan';
import { known } from '@elan/domain/forecast/unknown';
import type { Bilingual } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Expression } from '../../formula/expression.ts';
import { iff, plus } from '../../formula/operators.ts';
import type { Range } from '../../formula/range.ts';
import type { Collected, OfferCells } from '../book.ts';
import { calendarColumns, calendarValues, dollarsOf, type NameOf, numberOf } from './columns.ts';
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

type OfferKey = 'price' | 'cost' | 'costTaxable' | 'status' | 'from' | 'stock' | RareKey;
/** Columns that only some plans need. */
type RareKey = 'priceIndex' | 'costIndex' | 'share' | 'shareTaxable';
type OfferTable = Record<Exclude<OfferKey, RareKey>, Cell> & Partial<Record<RareKey, Cell>>;

const priceIndexColumn: FieldColumn<OfferKey> = {
  key: 'priceIndex',
  head: { fr: 'Hausse du prix par an', en: 'Price increase a year' },
  style: styles.inputPercent,
};
const costIndexColumn: FieldColumn<OfferKey> = {
  key: 'costIndex',
  head: { fr: 'Hausse du coût par an', en: 'Cost increase a year' },
  style: styles.inputPercent,
};
const shareColumn: FieldColumn<OfferKey> = {
  key: 'share',
  head: { fr: 'Part versée à d’autres', en: 'Share paid to others' },
  style: styles.inputPercent,
};
const shareTaxableHead: Bilingual = { fr: 'Part taxable', en: 'Share is taxable' };

/** Writes the offers: prices, costs, quantities and seasons. */
export function offerFields(
  sheet: InputSheet,
  plan: Plan,
  { nameOf, paysLater }: { readonly nameOf: NameOf; readonly paysLater: Expression },
): OfferCells[] {
  const { offers } = plan;
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
  const has = (field: 'priceIndex' | 'costIndex' | 'variableShare') =>
    offers.some((offer) => offer[field].n !== 0n);
  const lines: OfferTable[] = sheet.table<OfferKey>(
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
      ...(has('priceIndex') ? [priceIndexColumn] : []),
      ...(has('costIndex') ? [costIndexColumn] : []),
      ...(has('variableShare')
        ? [shareColumn, yesNo.column<OfferKey>('shareTaxable', shareTaxableHead)]
        : []),
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
        priceIndex: numberOf(offer.priceIndex),
        costIndex: numberOf(offer.costIndex),
        share: numberOf(offer.variableShare),
        shareTaxable: yesNo.of(offer.variableShareTaxable),
      },
    })),
  );
  const byYear = yearlyUnits(sheet, offers, named);
  const ramps = monthlyUnits(sheet, offers, named);
  const collected = ownTerms(sheet, plan, { named, paysLater });
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
    const { price, cost, costTaxable, status, from, stock, share, shareTaxable } = line;
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
        priceIndex: line.priceIndex,
        costIndex: line.costIndex,
        variableShare: share &&
          shareTaxable && { rate: share, isTaxable: yesNo.isYes(shareTaxable) },
        collected: collected.get(at),
        years: byYear.get(at),
        anchors: ramps.get(at),
        season: calendarOf(season),
      },
    ];
  });
}

/** Writes when customers pay, for the offers that are not paid like the others. */
function ownTerms(
  sheet: InputSheet,
  plan: Plan,
  { named, paysLater }: { readonly named: (at: number) => string; readonly paysLater: Expression },
): Map<number, Collected> {
  const own = plan.offers.flatMap(({ collect }, at) =>
    collect === plan.collect ? [] : [{ at, collect }],
  );
  if (own.length === 0) return new Map();
  sheet.section({ fr: 'Encaissements propres à une offre', en: 'Collections of an offer’s own' });
  const keys = ['c0', 'c1', 'c2', 'c3', 'u0', 'u1', 'u2'] as const;
  type Key = (typeof keys)[number];
  const lines: Record<Key, Cell>[] = sheet.table<Key>(
    keys.map((key, at) => ({ key, head: termHeads[at] ?? none, style: styles.inputPercent })),
    own.map(({ at, collect }, place) => {
      const share = (part: number) =>
        numberOf(less(collect[part] ?? zero, collect[part - 1] ?? zero));
      const total = (parts: readonly Key[], later: readonly Key[]) => () => {
        const sum = (of: readonly Key[]) =>
          of.length === 0 ? 0 : plus(...of.map((key) => lines[place]?.[key] ?? 0));
        return iff(paysLater, sum(later), sum(parts));
      };
      return {
        name: named(at),
        values: {
          c0: share(0),
          c1: share(1),
          c2: share(2),
          c3: share(3),
          u0: total(['c0'], []),
          u1: total(['c0', 'c1'], ['c0']),
          u2: total(['c0', 'c1', 'c2'], ['c0', 'c1']),
        },
      };
    }),
  );
  return new Map(
    own.flatMap(({ at }, place) => {
      const line = lines[place];
      return line ? [[at, [line.u0, line.u1, line.u2]] as const] : [];
    }),
  );
}

const none: Bilingual = { fr: '', en: '' };
const termHeads: readonly Bilingual[] = [
  { fr: 'Le mois même', en: 'Same month' },
  { fr: 'Un mois plus tard', en: 'A month later' },
  { fr: 'Deux mois plus tard', en: 'Two months later' },
  { fr: 'Trois mois plus tard', en: 'Three months later' },
  { fr: 'Cumulé : le mois même', en: 'In total: same month' },
  { fr: 'Cumulé : un mois', en: 'In total: a month' },
  { fr: 'Cumulé : deux mois', en: 'In total: two months' },
];

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

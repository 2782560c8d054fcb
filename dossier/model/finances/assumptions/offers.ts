import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Bilingual } from '@elan/domain/language';
import { percentOfShare } from '@elan/domain/rate';
import {
  type Assumption,
  count,
  dollars,
  labelOf,
  later,
  monthOf,
  months,
  percent,
} from './values.ts';

type Offer = ForecastInputs['offers'][number];
type Label = (...words: readonly (Bilingual | undefined)[]) => Bilingual;

const what: Bilingual = { fr: 'Offre', en: 'Offer' };
const priceWords: Readonly<Record<NonNullable<Offer['taxStatus']>, Bilingual>> = {
  taxable: { fr: 'prix avant taxes', en: 'price before taxes' },
  zeroRated: { fr: 'prix, détaxé', en: 'price, zero-rated' },
  exempt: { fr: 'prix, exonéré de taxes', en: 'price, exempt from taxes' },
};

/** Shown if the price is not. The status matters even so: a business with only exempt sales recovers no taxes. */
const salesWords: Readonly<Record<NonNullable<Offer['taxStatus']>, Bilingual | undefined>> = {
  taxable: undefined,
  zeroRated: { fr: 'détaxée', en: 'zero-rated' },
  exempt: { fr: 'exonérée', en: 'exempt' },
};

const collectedWords: readonly Bilingual[] = later.map(({ fr, en }) => ({
  fr: `ventes encaissées ${fr}`,
  en: `sales collected ${en}`,
}));

/** @returns the assumptions about an offer: prices, quantities, seasons, stock. */
export function offerAssumptions(opening: string, offer: Offer, at: number): Assumption[] {
  const label: Label = (...words) => labelOf(offer.name, what, at, ...words);
  const path = `offers.${at}`;
  const price = dollars(offer.price);
  const taxStatus = offer.taxStatus ?? 'taxable';
  return [
    { label: label(priceWords[taxStatus]), value: price, path: `${path}.price` },
    {
      label: label({ fr: 'taxes sur la vente', en: 'taxes on the sale' }),
      value: price ? undefined : salesWords[taxStatus],
      path: `${path}.taxStatus`,
    },
    {
      label: label(
        { fr: 'coût direct', en: 'direct cost' },
        offer.costTaxable === false ? { fr: 'sans taxes', en: 'no taxes' } : undefined,
      ),
      value: dollars(offer.cost),
      path: `${path}.cost`,
    },
    {
      label: label({ fr: 'premier mois de vente', en: 'first month of sales' }),
      value: monthOf(opening, offer.from, 1),
      path: `${path}.from`,
    },
    ...unitAssumptions(offer, label, path),
    {
      label: label({
        fr: 'poids des ventes, de janvier à décembre',
        en: 'weight of sales, January to December',
      }),
      value: weights(offer.season),
      path: `${path}.season`,
    },
    {
      label: label({ fr: 'stock à garder', en: 'stock to keep' }),
      value: months(offer.stockMonths),
      path: `${path}.stockMonths`,
    },
    {
      label: label({ fr: 'hausse du prix par année', en: 'price increase a year' }),
      value: percent(offer.priceIndex),
      path: `${path}.priceIndex`,
    },
    {
      label: label({ fr: 'hausse du coût par année', en: 'cost increase a year' }),
      value: percent(offer.costIndex),
      path: `${path}.costIndex`,
    },
    {
      label: label(
        { fr: 'part des ventes versée à d’autres', en: 'share of sales paid to others' },
        offer.variableShareTaxable ? { fr: 'taxable', en: 'taxable' } : undefined,
      ),
      value: percent(offer.variableShare),
      path: `${path}.variableShare`,
    },
    ...(offer.collect ?? []).map((share, part) => ({
      label: label(collectedWords[part]),
      value: percent(percentOfShare(share)),
      path: `${path}.collect`,
    })),
  ];
}

function unitAssumptions({ units }: Offer, label: Label, path: string): Assumption[] {
  if (units?.mode === 'ramp') {
    return Object.entries(units.anchors ?? {}).map(([month, value]) => ({
      label: label({
        fr: `unités vendues, mois\u00a0${month}`,
        en: `units sold, month\u00a0${month}`,
      }),
      value: count(value),
      path: `${path}.units.anchors.${month}`,
    }));
  }
  return (units?.years ?? []).map((value, year) => ({
    label: label({
      fr: `unités vendues, an\u00a0${year + 1}`,
      en: `units sold, year\u00a0${year + 1}`,
    }),
    value: count(value),
    path: `${path}.units.years.${year}`,
  }));
}

/** @returns the list of monthly weights as text, or undefined if they are all the same. */
function weights(season: Offer['season']): Bilingual | undefined {
  if (season == null || new Set(season).size === 1) return undefined;
  const written = season.join(', ');
  return { fr: written, en: written };
}

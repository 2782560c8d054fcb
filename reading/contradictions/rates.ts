import { calendarMonth } from '@elan/domain/forecast/calendar';
import { number } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { numbersIn } from '../amounts/numbers.ts';
import { periodOf } from '../amounts/period.ts';
import { isLater } from '../facts/aside.ts';
import { type Fact, ofOthers, type Sentence } from '../facts/register.ts';
import { anyOf, topicsIn } from '../facts/words.ts';
import { textAt } from '../projectTexts.ts';
import { type Compared, differsFromForecast } from './compared.ts';
import { type PlannedOffer, plannedOffers } from './plannedSales.ts';

/** Words of a limit right before a number. */
const most = anyOf(
  "at most|no more than|maximum|max|au plus|pas plus d*|allows?|permet|permettent|only|seulement|(?:ne|n[’']) ?(?:\\p{L}+ ){1,3}que|can|peux|peut|peuvent|pouvons|limits? (?:me|us) to|me limite à|permit (?:is |will be )?for|permis (?:est |sera )?(?:pour|de)|licen[cs]ed for|room for|space for|capacity of|capacité de|up to|jusqu[’']à|holds?|fits?|takes|accueille|contient",
);
/** The same, further before a number. */
const noMore =
  /(?<!\p{L})(?:not|cannot|can[’']t|won[’']t|never|jamais|pas)(?!\p{L})[^.;,]{0,30}(?:more than|plus (?:de|d[’']))\s?$/iu;
/** The same after a number. */
const atMost = anyOf('at most|maximum|max|au plus|pas plus|not one more|no more|tops');
/** Words for one sale of an offer that has no better name. */
const buyers = anyOf(
  'clients?|clientes?|customers?|people|personnes?|orders?|commandes?|ventes?|sales?|visites?|visits?|children|enfants|élèves|students|abonnée?s?|subscribers?|members?|membres|patients?|couverts|covers|places',
);
const firstYear = anyOf(
  'first year|year one|first (?:twelve|12) months|première année|(?:douze|12) premiers mois|premiers (?:douze|12) mois',
);
const twelfth = anyOf(
  '(?:by|in|at|from) (?:the )?(?:twelfth|12th) month|au (?:douzième|12e) mois|month (?:twelve|12)|(?:by|at) the end of (?:the |our )?(?:first year|year one)|à la fin de la première année|(?:after|in) (?:a|one) year|(?:après|dans) un an',
);
const sixth = anyOf(
  '(?:by|in|at|from) (?:the )?(?:sixth|6th) month|au (?:sixième|6e) mois|month (?:six|6)|(?:after|in) six months|(?:après|dans) six mois',
);

/** The numbers of sales that agree with the forecast. */
interface Range {
  readonly least: number;
  readonly most: number;
  /** Whether the number is the most that can be sold, so that more is no contradiction. */
  readonly isLimit: boolean;
  readonly planned: Bilingual;
}

/** Compares numbers of sales by day, week, month or year, in any answer, with the units of the offer they name. */
export function compareRates(compared: Compared): Check[] {
  const offers = plannedOffers(compared);
  const opening = Number(compared.inputs.opening.slice(0, 4));
  for (const sentence of compared.register) {
    const { text, question } = sentence;
    if (ofOthers.has(question) || question === 'breakEven' || sentence.isAside) continue;
    if (isLater(text, opening)) continue;
    for (const fact of sentence.facts) {
      const counted = countedIn(fact, sentence);
      const offer = counted === undefined ? undefined : offerOf(counted, fact, offers);
      const range = offer && rangeOf(fact, sentence, { offer, compared });
      if (!range || counted === undefined) continue;
      const isBelow = fact.most < range.least && (range.isLimit || offer.isNamed);
      const isAbove = !range.isLimit && fact.least > range.most;
      if (!isBelow && !isAbove) continue;
      return [
        differsFromForecast({
          id: range.isLimit ? 'capacityExceeded' : 'unitsDiffer',
          at: sentence,
          topic: range.isLimit ? { fr: 'Capacité', en: 'Capacity' } : { fr: 'Ventes', en: 'Sales' },
          written: fact.measure === 'time' ? fact.written : `${fact.written} ${counted.trim()}`,
          planned: range.planned,
        }),
      ];
    }
  }
  return [];
}

/** @returns the words for what a fact counts. Hours and months may be what is sold, but not in the answer about who works. */
function countedIn(fact: Fact, { text, question }: Sentence): string | undefined {
  const isTime = fact.measure === 'time';
  if (fact.isAside || (fact.measure !== 'count' && !isTime)) return undefined;
  if (isTime && question === 'team' && !isLimit(fact, text)) return undefined;
  const [after = ''] = text.slice(fact.end, fact.end + 40).split(/[,.;:()]/u);
  return isTime ? `${fact.written.replace(/^.*\s/u, '')}${after}` : after;
}

/** @returns the one offer that the words name, or the only offer for words such as "clients". */
function offerOf(words: string, { measure }: Fact, offers: readonly PlannedOffer[]) {
  const topics = topicsIn(words).slice(0, 3);
  const [named, ...more] = offers.filter((one) =>
    measure === 'time'
      ? !one.isTimed && one.topics[0] === topics[0]
      : one.topics.some((topic) => topics.includes(topic)),
  );
  const [only] = offers;
  if (named && more.length === 0) return { ...named, isNamed: true };
  return only && offers.length === 1 && buyers.test(words)
    ? { ...only, isNamed: false }
    : undefined;
}

function isLimit({ start, end }: Fact, text: string): boolean {
  return (
    most.test(text.slice(Math.max(0, start - 30), start)) ||
    noMore.test(text.slice(Math.max(0, start - 60), start)) ||
    atMost.test(text.slice(end, end + 60))
  );
}

const around = (value: number, planned: Bilingual): Range => ({
  least: value * 0.8,
  most: value * 1.25,
  isLimit: false,
  planned,
});
const inPeriod = (value: number, fr: string, en: string): Bilingual => {
  const shown = number(value);
  return { fr: `${shown.fr} ${fr}`, en: `${shown.en} ${en}` };
};

interface Planned {
  readonly offer: PlannedOffer;
  readonly compared: Compared;
}

/** @returns the numbers that agree with the forecast, in the period of the fact; undefined if it has none. */
function rangeOf(fact: Fact, sentence: Sentence, { offer, compared }: Planned): Range | undefined {
  const { start, end, clause } = fact;
  const { text, question } = sentence;
  const year = offer.units;
  const months = offer.monthly.slice(0, 12).flatMap((one) => one ?? []);
  if (year == null || months.length < 12) return undefined;
  const isMost = isLimit(fact, text);
  // What follows another number is about that one.
  const [after = ''] = text.slice(end).split(/[\d,.;:]/u);
  const words = `${text.slice(Math.max(0, text.indexOf(clause)), start)} ${after}`;
  const planned = inPeriod(year, 'la première année', 'in the first year');
  const month = monthOf(fact, sentence, words, { offer, compared });
  if (month !== undefined) {
    const units = offer.monthly[month - 1];
    return units == null
      ? undefined
      : around(units, inPeriod(units, `au mois ${month}`, `in month ${month}`));
  }
  const rate = fact.measure === 'time' ? periodOf(text.slice(end, end + 20)) : fact.per;
  const peak = Math.max(...months);
  if (isMost) {
    const isPlace = textAt(compared.project, 'finances', 'revenueModel') === 'subscription';
    const limit = limitOf(rate, text, { year, peak, isPlace });
    return limit === undefined ? undefined : { least: limit, most: limit, isLimit: true, planned };
  }
  if (firstYear.test(words)) return around(year, planned);
  const rates = ratesOf(rate, text);
  if (rates) {
    const least = Math.min(...months.filter((one) => one > 0), year / 12);
    const [low, high] = rates;
    return { least: least * low * 0.75, most: peak * high * 1.3, isLimit: false, planned };
  }
  // In the goals, a number without a period is that of the first year, or its product with another number is.
  if (question !== 'revenueGoals' || rate !== undefined || !offer.topics.length) return undefined;
  const products = [1, ...numbersIn(text).map(({ value }) => value)].map(
    (times) => fact.least * times,
  );
  const isExplained = [year, ...offer.monthly.map((one) => one ?? 0)].some((units) =>
    products.some((product) => Math.abs(product - units) <= units * 0.15),
  );
  return isExplained ? undefined : around(year, planned);
}

/** @returns the least and the most sales in a period for each sale a month. A day is one of four to seven a week. */
function ratesOf(rate: Fact['per'], text: string): readonly [number, number] | undefined {
  const week = 12 / 52;
  const days = daysAWeek.test(text) ? daysIn(text) : undefined;
  switch (rate) {
    case 'month':
      return [1, 1];
    case 'week':
      return [week, week];
    case 'day':
      return [week / (days ?? 7), week / (days ?? 4)];
    default:
      return undefined;
  }
}

/** @returns the month of the plan that the words name, for an offer whose sales are given by month. */
function monthOf(
  { end }: Fact,
  { moments, text }: Sentence,
  words: string,
  { offer, compared }: Planned,
): number | undefined {
  if (twelfth.test(words)) return 12;
  if (sixth.test(words)) return 6;
  const moment = moments.find(
    ({ start }) => start > end && !/[\d,.;:]/u.test(text.slice(end, start)),
  );
  if (!moment || !offer.isByMonth) return undefined;
  const opening = calendarMonth(compared.inputs.opening);
  const month =
    moment.year === undefined
      ? ((moment.month - (opening % 12) + 12) % 12) + 1
      : moment.year * 12 + moment.month - opening + 1;
  return month >= 1 && month <= 36 ? month : undefined;
}

const daysAWeek =
  /(\d|un|deux|trois|quatre|cinq|six|sept|one|two|three|four|five|seven)\s(?:jours?|days?)\s(?:par|a|per)\s(?:semaine|week)/iu;
const digits: Readonly<Record<string, number>> = {
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7 },
};

/** @returns the days of a week of work, or seven. */
function daysIn(text: string): number {
  const [, written = '7'] = daysAWeek.exec(text) ?? [];
  return digits[written.toLowerCase()] ?? Number(written);
}

/** @returns the least limit that the sales of the first year allow, in the period of the limit. */
function limitOf(
  rate: Fact['per'],
  text: string,
  {
    year,
    peak,
    isPlace,
  }: { readonly year: number; readonly peak: number; readonly isPlace: boolean },
): number | undefined {
  switch (rate) {
    case 'year':
      return year * 0.8;
    case 'month':
      return peak * 0.8;
    case 'week':
      return ((peak * 12) / 52) * 0.8;
    case 'day':
      return ((peak * 12) / 52 / daysIn(text)) * 0.8;
    case undefined:
      // Places are sold by the month.
      return isPlace ? peak * 0.95 : undefined;
    default:
      return undefined;
  }
}

import { money } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import {
  type Amount,
  amountsIn,
  type LocatedAmount,
  locatedAmountsIn,
} from '../amounts/amounts.ts';
import { numbersIn } from '../amounts/numbers.ts';
import { valuesIn } from '../amounts/quantities.ts';
import type { Fact } from '../facts/register.ts';
import { anyOf, topicsIn } from '../facts/words.ts';
import { type ProjectTexts, textAt } from '../projectTexts.ts';
import { type Compared, differs, disagreement, isNear, writtenAmount } from './compared.ts';
import { amountsStated } from './costs.ts';
import { differing, disagreeing, statedIn } from './stated.ts';

/** Words that show that the amount right after them is a selling price. */
const priceBefore =
  /(?<!\p{L}|qu[’']|\$\s?)(?:à|prix|vendue?s?|forfait|at|for|price|priced|sold)(?:\s?:)?(?:\s(?:à|de|d[’']|est|partir|environ|seulement|at|for|of|is|from|about|only|just)){0,3}\s?$/iu;
/** Words that show that no amount in their sentence is a selling price. */
const noPrice =
  /(?<!\p{L})(?:épargn\p{L}+|économi\p{L}+|sav(?:ed?|ings?)|prêts?|emprunt\p{L}*|loans?|borrow\p{L}*|subventions?|bourses?|grants?|budgets?|revenus?|revenues?|income|sales|ventes|chiffre d[’']affaires|turnover|salaires?|salary|wages?|emplois?|jobs?|loyers?|rent|dépens\p{L}+|spend\p{L}*|spent|invest\p{L}*|capital|mise de fonds|financ\p{L}+|fund\p{L}*|rais(?:ed|ing)|estim\p{L}+|évalu\p{L}+|valu(?:ed|ation)|worth|limit\p{L}*|moyen(?:ne)?s?|average|achet\p{L}+|achats?|bought|buy\p{L}*|équipements?|equipment|machines?|(?:un|le|du|mon) four|ovens?|camions?|trucks?|produire|fabriquer|produce|to make|matières?|materials?|coûte\p{L}*|costs?|gagn\p{L}+|won|awards?|concours|contests?)(?!\p{L})/iu;
const sentenceEnd = /[;\n]|[.!?](?=\s|$)/gu;
/** Words that show that an amount is not the usual price, or is a competitor’s. */
const otherPrice =
  /(?<!\p{L})(?:essais?|rabais|réduit|coûtant|pilotes?|gratuit\p{L}*|au lieu de|plutôt que|moins cher|concurren\p{L}+|taxes|trial|discount\p{L}*|at cost|pilots?|free|instead of|rather than|cheaper|competitors?|tax)(?!\p{L})/iu;

/** The answer about prices. Its question requests that it begin with the price. */
const pricing = [['finances', 'pricingStrategy']] as const;
const others = [
  ['rd', 'productDescription'],
  ['idea', 'businessIdea'],
  ['marketing', 'valueProposition'],
] as const;

/** A price, and all amounts of the answer, one of which may be the price that another answer gives. */
interface Prices {
  readonly price: Amount;
  readonly amounts: readonly Amount[];
}

/** Reports two modules that give different prices. */
export function compareAnswerPrices(project: ProjectTexts): Check[] {
  const stated = statedIn(project, pricing, (text) => {
    const amounts = amountsIn(text);
    return pricesAmong(amounts, amounts);
  });
  const named = statedIn(project, others, (text) => {
    const amounts = locatedAmountsIn(text);
    return pricesAmong(pricesIn(text, amounts), amounts);
  });
  const pair = disagreeing<Prices>([...stated, ...named], haveOneInCommon);
  if (!pair) return [];
  const [first, second] = pair.map(({ value }) => writtenAmount(value.price));
  if (first === undefined || second === undefined) return [];
  return [
    differing('pricesDiffer', pair, (elsewhere) => ({
      fr: `Vous y parlez d’un prix de ${second.fr}; dans ${elsewhere.fr}, de ${first.fr}.`,
      en: `There you speak of a price of ${second.en}; in ${elsewhere.en}, of ${first.en}.`,
    })),
  ];
}

/**
 * @param amounts the amounts of the text, if the caller has already parsed them.
 * @returns those that the words around them present as the usual selling price.
 */
function pricesIn(
  text: string,
  amounts: readonly LocatedAmount[] = locatedAmountsIn(text),
): readonly Amount[] {
  if (otherPrice.test(text)) return [];
  const found: Amount[] = [];
  let next = 0;
  let begin = 0;
  for (const { index: end } of [...text.matchAll(sentenceEnd), { index: text.length }]) {
    const first = next;
    while ((amounts[next]?.start ?? end) < end) next += 1;
    if (next > first && !noPrice.test(text.slice(begin, end))) {
      const isPrice = ({ start }: LocatedAmount) =>
        priceBefore.test(text.slice(Math.max(begin, start - 40), start));
      found.push(...amounts.slice(first, next).filter(isPrice));
    }
    begin = end + 1;
  }
  return found;
}

function pricesAmong([price]: readonly Amount[], amounts: readonly Amount[]): Prices | undefined {
  return price && { price, amounts };
}

/** One common amount is enough, since the same price may be given both per month and per year. */
function haveOneInCommon(some: Prices, more: Prices): boolean {
  const meet = (one: Range, other: Range) =>
    one.least <= other.most * 1.005 && other.least <= one.most * 1.005;
  return some.amounts
    .flatMap(meaningsOf)
    .some((one) => more.amounts.flatMap(meaningsOf).some((other) => meet(one, other)));
}

type Range = Pick<Amount, 'least' | 'most'>;

/** Both readings of an ambiguous amount: "12,000 $" is 12 000 $ or 12,00 $. */
function meaningsOf(amount: Amount): readonly Range[] {
  const { asDecimal } = amount;
  return asDecimal ? [amount, { least: asDecimal.value, most: asDecimal.value }] : [amount];
}

/** Two prices with at most this relative difference count as the same. */
const samePrice = 0.005;

/** Further numbers of a text explain no price. */
const mostNumbers = 40;

/** @returns the prices in dollars, and their parts by the numbers of a text or the hours of a sale. */
export function multiplesOf({ inputs }: Pick<Compared, 'inputs'>, text: string): readonly number[] {
  const amounts = locatedAmountsIn(text).slice(0, mostNumbers);
  const numbers = numbersIn(text)
    .slice(0, mostNumbers)
    .flatMap(({ value, start }) =>
      amounts.some((amount) => amount.start <= start && start < amount.end) ? [] : [value],
    );
  return inputs.offers.flatMap(({ price, minutes }) => {
    const dollars = (price ?? 0) / 100;
    const parts = [...numbers, Number(minutes ?? 0) / 60].filter((one) => one > 0);
    return [dollars, ...parts.flatMap((part) => [dollars / part, dollars * part])];
  });
}

/** Compares the prices in the answers with the offers. */
export function comparePrices(compared: Compared): Check[] {
  const prices = compared.inputs.offers.map(({ price }) => price);
  if (prices.some((price) => price == null)) return [];
  const planned = money(prices[0] ?? 0);
  const priceDiffering = (module: string, question: string, stated: ReturnType<typeof money>) =>
    disagreement({
      id: `priceTold:${module}`,
      module,
      question,
      text: {
        fr: `Vous y parlez d’un prix de ${stated.fr}; les prévisions comptent ${planned.fr}.`,
        en: `There you speak of a price of ${stated.en}; the forecast uses ${planned.en}.`,
      },
    });
  const isPrice = (text: string) => {
    const known = multiplesOf(compared, text);
    return (dollars: number) => known.some((one) => !differs(dollars, one, samePrice));
  };
  // The question requests that the answer begin with the price; what follows may be a competitor's.
  const pricing = textAt(compared.project, 'finances', 'pricingStrategy');
  const [first] = amountsIn(pricing);
  const isFirstOther = first && !valuesIn(first).some(isPrice(pricing));
  const product = textAt(compared.project, 'rd', 'productDescription');
  const [other] = pricesIn(product);
  const isOther = other && !amountsIn(product).flatMap(valuesIn).some(isPrice(product));
  const found = [
    ...(isFirstOther ? [priceDiffering('finances', 'pricingStrategy', writtenAmount(first))] : []),
    ...(isOther ? [priceDiffering('rd', 'productDescription', writtenAmount(other))] : []),
  ];
  if (found.length > 0) return found;
  const own = ownPrice(compared) ?? unnamedPrice(compared);
  return own
    ? [
        priceDiffering(
          own.sentence.module,
          own.sentence.question,
          money(Math.round(own.fact.least * 100)),
        ),
      ]
    : [];
}

const mine = anyOf(
  '(?:mon|ma|mes|notre|nos|my|our) (?:tarifs?|prix|taux|price|prices|rate|rates|fees?|hourly rate)|(?:je|on|nous|i|we) (?:le |la |les |vous |leur )?(?:will )?(?:demande|demandons|charge|chargeons|facture|facturons|vends?|vendons|ask|bill|sell)|se vend(?:ent)?|sells? (?:for|at)',
);
/** What directly precedes the price in a promise to customers. */
const promised =
  /(?<!jusqu[’'])(?<!\p{L})(?:pour|for|à|at|only|seulement)\s(?:only |just |seulement )?$/iu;
/** What directly precedes the price right after the name of an offer, as in "our meal, $20". */
const beside = /(?<!\p{L})(?:mon|ma|mes|notre|nos|my|our)\s[^,.;:()\d]{2,40}[,:(]\s?(?:\$)?$/iu;
const difference = /^\s(?:less|more|off|under|below|de (?:moins|plus|rabais))(?!\p{L})/iu;
const priced = anyOf('est|sont|is|are|à|at');

/** @returns an amount that the words around it call the person's own price, and that no offer explains. */
function ownPrice(compared: Compared) {
  const offers = compared.inputs.offers.map(({ name }) => topicsIn(name ?? ''));
  const isOfOffer = ({ clause }: Pick<Fact, 'clause'>) => {
    const topics = topicsIn(clause);
    return offers.some((own) => own.some((topic) => topics.includes(topic)));
  };
  return amountsStated(compared).find(({ fact, sentence }) => {
    const { question, text } = sentence;
    if (fact.per === 'year' || fact.per === 'week' || unpriced.has(question)) return false;
    if (noPrice.test(fact.clause) || otherPrice.test(fact.clause)) return false;
    const before = text.slice(0, fact.start);
    const isBeside =
      beside.test(before) &&
      !difference.test(text.slice(fact.end)) &&
      isOfOffer({ clause: fact.about });
    const isPromise = question === 'valueProposition' && (promised.test(before) || isBeside);
    const isListed = question === 'pricingStrategy' && priced.test(fact.clause) && isOfOffer(fact);
    const isOwn =
      mine.test(fact.clause) &&
      (isOfOffer(fact) || fact.per !== undefined || /(?:mon|my|notre|our)/iu.test(fact.clause));
    if (!isPromise && !isOwn && !isListed) return false;
    const known = multiplesOf(
      compared,
      `${text} ${textAt(compared.project, 'finances', 'pricingStrategy')}`,
    );
    const isFar = known.every((dollars) => fact.least * 8 < dollars || fact.least > dollars * 8);
    return !isFar && !known.some((dollars) => isNear(fact, dollars, samePrice));
  });
}

/** Answers that name offers with their prices. */
const pricedAt = new Set(['businessIdea', 'productDescription', 'pricingStrategy']);

/** @returns an amount beside the name of an offer whose price no answer gives. */
function unnamedPrice(compared: Compared) {
  const stated = amountsStated(compared).filter(({ fact }) => fact.least === fact.most);
  const isOnly = compared.inputs.offers.length === 1;
  return compared.inputs.offers
    .filter(({ price }) => price)
    .map(({ name, price, minutes }) => {
      const topics = topicsIn(name ?? '');
      const isPrice = ({ fact, sentence }: (typeof stated)[number]) =>
        multiplesOf(
          { inputs: { ...compared.inputs, offers: [{ id: '', price, minutes }] } },
          sentence.text,
        ).some((one) => isNear(fact, one, samePrice));
      const isAbout = ({ fact, sentence: { question } }: (typeof stated)[number]) =>
        (isOnly && (pricedAt.has(question) || question === 'valueProposition')) ||
        topicsIn(fact.about).some((topic) => topics.includes(topic));
      if (stated.some((one) => isAbout(one) && isPrice(one))) return undefined;
      return stated.find(
        ({ fact, sentence }) =>
          pricedAt.has(sentence.question) &&
          !otherPrice.test(fact.about) &&
          !noPrice.test(fact.about) &&
          topicsIn(fact.about).some((topic) => topics.includes(topic)),
      );
    })
    .find((found) => found !== undefined);
}

/** Answers about costs and sales, whose amounts are not prices. */
const unpriced = new Set([
  'variableCosts',
  'fixedCosts',
  'revenueGoals',
  'cashFlow',
  'resources',
  'suppliers',
  'team',
  'comments',
  'location',
  'milestones',
  'breakEven',
  'customerAcquisition',
]);

import type { Check } from '@elan/domain/forecast/outputs';
import {
  type Amount,
  amountsIn,
  type LocatedAmount,
  locatedAmountsIn,
} from '../amounts/amounts.ts';
import type { ProjectTexts } from '../projectTexts.ts';
import { writtenAmount } from './compared.ts';
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
export function pricesIn(
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

import type { Check } from '@elan/domain/forecast/outputs';
import { type Amount, amountsIn, locatedAmountsIn } from '../amounts/amounts.ts';
import type { ProjectTexts } from '../projectTexts.ts';
import { writtenAmount } from './compared.ts';
import { differing, disagreeing, statedIn } from './stated.ts';

/** Words that show that the amount right after them is a selling price. */
const priceBefore =
  /(?<!\p{L}|qu[’']|\$\s?)(?:à|prix|vendue?s?|forfait|at|for|price|priced|sold)(?:\s?:)?(?:\s(?:à|de|d[’']|est|partir|environ|seulement|at|for|of|is|from|about|only|just)){0,3}\s?$/iu;
/** Words of a sentence whose amounts are no selling prices. */
const noPrice =
  /(?<!\p{L})(?:épargn\p{L}+|économi\p{L}+|sav(?:ed?|ings?)|prêts?|emprunt\p{L}*|loans?|borrow\p{L}*|subventions?|bourses?|grants?|budgets?|revenus?|revenues?|income|sales|ventes|chiffre d[’']affaires|turnover|salaires?|salary|wages?|emplois?|jobs?|loyers?|rent|dépens\p{L}+|spend\p{L}*|spent|invest\p{L}*|capital|mise de fonds|financ\p{L}+|fund\p{L}*|rais(?:ed|ing)|estim\p{L}+|évalu\p{L}+|valu(?:ed|ation)|worth|limit\p{L}*|moyen(?:ne)?s?|average|achet\p{L}+|achats?|bought|buy\p{L}*|équipements?|equipment|machines?|(?:un|le|du|mon) four|ovens?|camions?|trucks?|produire|fabriquer|produce|to make|matières?|materials?|coûte\p{L}*|costs?|gagn\p{L}+|won|awards?|concours|contests?)(?!\p{L})/iu;
const sentenceEnd = /[;\n]|[.!?](?=\s|$)/u;
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
  const stated = statedIn(project, pricing, (text) => pricesAmong(amountsIn(text), text));
  const named = statedIn(project, others, (text) => pricesAmong(pricesIn(text), text));
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

/** @returns the amounts of a text that are the usual selling price without doubt. */
export function pricesIn(text: string): readonly Amount[] {
  if (otherPrice.test(text)) return [];
  return text
    .split(sentenceEnd)
    .filter((sentence) => !noPrice.test(sentence))
    .flatMap((sentence) =>
      locatedAmountsIn(sentence).filter(({ start }) =>
        priceBefore.test(sentence.slice(Math.max(0, start - 40), start)),
      ),
    );
}

function pricesAmong([price]: readonly Amount[], text: string): Prices | undefined {
  return price && { price, amounts: amountsIn(text) };
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

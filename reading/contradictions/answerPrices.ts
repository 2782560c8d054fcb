import type { Check } from '@elan/domain/forecast/outputs';
import { type Amount, amountsIn } from '../amounts/amounts.ts';
import type { ProjectTexts } from '../projectTexts.ts';
import { writtenAmount } from './compared.ts';
import { differing, disagreeing, type Stated, statedIn } from './stated.ts';

/** Words that show that an amount is a selling price. */
export const priceWords =
  /(?<!\p{L})(?:à|prix|vendue?s?|coûte|forfait|at|for|price|priced|sold|costs?)(?!\p{L})/iu;
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

/** Reports two modules that give different prices. */
export function compareAnswerPrices(project: ProjectTexts): Check[] {
  const stated = statedIn(project, pricing, amountsAny);
  const named = statedIn(project, others, (text) =>
    priceWords.test(text) && !otherPrice.test(text) ? amountsAny(text) : undefined,
  );
  const pair = disagreeing<readonly Amount[]>([...stated, ...named], haveOneInCommon);
  const prices = pair?.map(firstOf);
  const [first, second] = prices ?? [];
  if (!pair || first === undefined || second === undefined) return [];
  return [
    differing('pricesDiffer', pair, (elsewhere) => ({
      fr: `Vous y parlez d’un prix de ${second.fr}; dans ${elsewhere.fr}, de ${first.fr}.`,
      en: `There you speak of a price of ${second.en}; in ${elsewhere.en}, of ${first.en}.`,
    })),
  ];
}

function amountsAny(text: string): readonly Amount[] | undefined {
  const found = amountsIn(text);
  return found.length > 0 ? found : undefined;
}

/** One common amount is enough, since the same price may be given both per month and per year. */
function haveOneInCommon(some: readonly Amount[], more: readonly Amount[]): boolean {
  const meet = (one: Range, other: Range) =>
    one.least <= other.most * 1.005 && other.least <= one.most * 1.005;
  return some
    .flatMap(meaningsOf)
    .some((one) => more.flatMap(meaningsOf).some((other) => meet(one, other)));
}

type Range = Pick<Amount, 'least' | 'most'>;

/** Both readings of an ambiguous amount: "12,000 $" is 12 000 $ or 12,00 $. */
function meaningsOf(amount: Amount): readonly Range[] {
  const { asDecimal } = amount;
  return asDecimal ? [amount, { least: asDecimal.value, most: asDecimal.value }] : [amount];
}

function firstOf({ value }: Stated<readonly Amount[]>) {
  return writtenAmount(value[0] ?? { least: 0 });
}

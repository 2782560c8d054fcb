import { type Amount, amountsIn } from './amounts.ts';
import { excerpt } from './excerpt.ts';
import { byMonth, type Period } from './period.ts';

/** One cost as the person names it; without an amount where theirs cannot be counted this way. */
interface CostLine {
  readonly words: string;
  readonly amount: number | undefined;
}

/** Costs by the month, or by the sale. */
export interface Costs {
  readonly lines: readonly CostLine[];
  /** Undefined where no line has an amount. */
  readonly sum: number | undefined;
  /** The total that the person writes, where it is not the sum of the lines. */
  readonly announced: number | undefined;
}

const parts = /[;\n]|[.,](?=\s|$)/u;
const percent = /(\d{1,2}(?:[.,]\d{1,2})?)[ \u00a0\u202f]?%/u;
const wordsLength = 60;

/** @returns the costs of a month; an amount without a period is by the month, as the question asks. */
export function monthlyCosts(text: string): Costs {
  return costs(text, ({ most, per }) => byMonth(most, per ?? 'month'), undefined);
}

/**
 * @returns the costs of one sale: the amounts that name no period, or the one that the sale is for
 * ("45 $ l’heure"), and the shares of its price ("2,9 %").
 */
export function costsOfSale(
  text: string,
  price: number | undefined,
  soldBy: Period | undefined,
): Costs {
  const share = (words: string) => {
    const [, written] = percent.exec(words) ?? [];
    return written === undefined || price === undefined
      ? undefined
      : (price * Number(written.replace(',', '.'))) / 100;
  };
  return costs(
    text,
    ({ most, per }) => (per === undefined || per === soldBy ? most : undefined),
    share,
  );
}

function costs(
  text: string,
  counted: (amount: Amount) => number | undefined,
  share: ((words: string) => number | undefined) | undefined,
): Costs {
  const written = joined(text.split(parts)).flatMap(({ words, counted: part }) => {
    const amounts = amountsIn(part);
    if (amounts.length === 0 && (share === undefined || !percent.test(part))) return [];
    const amount = amounts.length > 0 ? sumOf(amounts.map(counted)) : share?.(part);
    const line = { words: excerpt(words, wordsLength), amount: toCents(amount) };
    return [{ line, isTotal: amounts.some(({ isTotal }) => isTotal) }];
  });
  const lines = written.filter(({ isTotal }) => !isTotal).map(({ line }) => line);
  const total = written.findLast(({ isTotal }) => isTotal)?.line;
  if (lines.length === 0) {
    return { lines: total ? [total] : [], sum: total?.amount, announced: undefined };
  }
  const sum = toCents(sumOf(lines.map(({ amount }) => amount)));
  const differs = total?.amount !== undefined && Math.abs(total.amount - (sum ?? 0)) >= 1;
  return { lines, sum, announced: differs ? total.amount : undefined };
}

/** What sums up the part before it: « 12 heures à 26 $, donc 312 $ ». */
const conclusion =
  /^\s*(?:donc|soit|c’est-à-dire|ce qui (?:fait|donne)|so|that is|which (?:is|makes)|i\.e\.|=)(?![\p{L}])/iu;

/** A part as it is quoted, and where its amounts are read. */
interface Part {
  readonly words: string;
  readonly counted: string;
}

/** A part that concludes goes with the one before; only its own amount counts. */
function joined(written: readonly string[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of written) {
    const last = all.at(-1);
    if (last && conclusion.test(part) && amountsIn(part).length > 0) {
      all[all.length - 1] = { words: `${last.words},${part}`, counted: part };
    } else all.push({ words: part, counted: part });
  }
  return all;
}

function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, amount) => sum + amount, 0);
}

function toCents(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * 100) / 100;
}

import { amountsIn } from './amounts.ts';
import { excerpt } from './excerpt.ts';
import { linesOf, listed, sentenceEnd, split } from './lists.ts';

/** A thing that the business needs, as the person tells it. */
export interface Need {
  readonly words: string;
  /** Whether the person has it; undefined where they do not say. */
  readonly isThere: boolean | undefined;
  /** Whole dollars, where a price is told. */
  readonly cost: number | undefined;
  /** It is money to hold on with, not a thing to buy: no quote gives its price. */
  readonly isMoney: boolean;
}

/** What announces things that are there, or missing: « J’ai : … », « Il manque : … ». */
const there =
  /^(?:j’ai(?: déjà)?|j'ai(?: déjà)?|on a(?: déjà)?|nous avons|déjà(?: là)?|i(?: already)? (?:have|hold)|we have|got|already)(?![\p{L}])\s*:?\s*/iu;
const missing =
  /^(?:(?:everything|all)(?: is there)?,? (?:except|but)(?: for)?|tout(?: est là)?,? sauf|il (?:me |nous )?manque|il (?:me |nous )?faut|reste à trouver|à trouver|manque|still to find|to find|missing|i need|we need|need)(?![\p{L}])\s*:?\s*/iu;
/** The same, said of one thing in brackets. */
const thereInBrackets = /\((?:j’en ai|j'en ai|déjà|i have|got)[^()]*\)/iu;
const missingInBrackets = /\((?:manque|à trouver|missing|to find)[^()]*\)/iu;

/** What no purchase brings. */
const time = /^(?:le |du |some )?(?:temps|time)$/iu;
const money = /^(?:CA)?\$?\d[\d\s.,]*(?:k?\$|k\b)?(?:\s|$)/iu;

const inAnyBrackets = /(?<!\s)\s*\(([^()]*)\)/gu;
/** A price, and whether the thing is there, are told in columns of their own. */
const toldApart = /\$|^(?:manque|à trouver|missing|to find|j’en ai|j'en ai|déjà|i have|got)/iu;

/** What brackets say of a whole sentence: « a carder and a table (missing) »; nothing where they differ. */
function inBrackets(sentence: string): boolean | undefined {
  const isThere = thereInBrackets.test(sentence);
  return isThere === missingInBrackets.test(sentence) ? undefined : isThere;
}

function withoutToldApart(words: string): string {
  return words.replace(inAnyBrackets, (whole, inner: string) =>
    toldApart.test(inner) ? '' : whole,
  );
}

const mostNeeds = 7;

/** @returns what the person needs, sentence by sentence: what is there, what is missing, at what price. */
export function needsIn(text: string): readonly Need[] {
  const sentences = linesOf(text) ?? split(text, sentenceEnd);
  // What stands before « À trouver : … » is there.
  const firstMissing = sentences.findIndex((sentence) => missing.test(sentence));
  return sentences
    .flatMap((sentence, at) => {
      const isMissing = missing.test(sentence);
      const announced =
        there.test(sentence) || at < firstMissing ? true : isMissing ? false : inBrackets(sentence);
      const things = sentence.replace(there, '').replace(missing, '');
      const named = listed(things, mostNeeds, (words) => words).filter((one) => !time.test(one));
      return named.map((words) => ({
        words: excerpt(withoutToldApart(words), 60),
        isThere: thereInBrackets.test(words)
          ? true
          : missingInBrackets.test(words)
            ? false
            : announced,
        // The amount of an insurance is what it covers, a budget is no price.
        cost: /assur|insur|budget/i.test(words) ? undefined : amountsIn(words)[0]?.most,
        isMoney: money.test(words) && amountsIn(words).length > 0,
      }));
    })
    .slice(0, mostNeeds);
}

/** A supplier as the person names it. */
export interface Supplier {
  /** What it supplies; undefined where that is not told. */
  readonly need: string | undefined;
  readonly name: string;
  readonly planB: string | undefined;
  /** More than one is named: “two in mind”; one can stand in for the other. */
  readonly isSeveral: boolean;
}

const kind = /^([^:]{2,40}?)[\s\u00a0]*:[\s\u00a0]*(.+)$/su;
const otherwise =
  /(?<![\s,;])[\s,;]+(?:et |and )?(?:sinon|au pire|à défaut|else|otherwise|failing that|or)(?![\p{L}])[\s,]*/iu;
const several = /\b(?:two|three|several|deux|trois|plusieurs)\b|\s(?:and|et)\s/iu;
const noPlanB =
  /(?<![\s,;])[\s,;]+(?:et |and |je n’ai |je n'ai ){0,3}(?:pas (?:encore )?de|no) plan B.*$/iu;

/** @returns who supplies what, and who could take their place, where the person says so. */
export function suppliersIn(text: string): readonly Supplier[] {
  const sentences = linesOf(text) ?? split(text, sentenceEnd);
  return sentences.slice(0, 3).flatMap((sentence) => {
    const [, need, named = sentence] = kind.exec(sentence) ?? [];
    const [name = '', planB] = named.replace(noPlanB, '').split(otherwise);
    if (name === '') return [];
    return [
      {
        need: need === undefined ? undefined : excerpt(need, 40),
        name: excerpt(name, 60),
        planB: planB ? excerpt(planB, 60) : undefined,
        isSeveral: several.test(name),
      },
    ];
  });
}

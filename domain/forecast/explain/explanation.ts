import type { Bilingual, Language } from '../../language.ts';
import { price } from '../../money.ts';
import { typedRate } from '../../rate.ts';
import type { Fraction } from '../exact.ts';

/** How a value is written. */
export const units = ['money', 'count', 'ratio', 'percent', 'text'] as const;
export type Unit = (typeof units)[number];

/** Where a value comes from: another figure, the form, or a dated table. */
export type Origin =
  | { readonly kind: 'figure'; readonly figure: string }
  | { readonly kind: 'input'; readonly path: string }
  | { readonly kind: 'rate'; readonly year: number; readonly source: string }
  /** A number of the rule itself, such as the twelve months of a year. */
  | { readonly kind: 'rule' };

export interface Part {
  readonly label: Bilingual;
  readonly value: number | string | null;
  readonly unit: Unit;
  readonly origin: Origin;
  /** In a sum. */
  readonly sign?: 1 | -1;
}

export interface Explanation {
  readonly figure: string;
  /** Null where unknown: the parts are then the inputs that are missing. */
  readonly value: number | null;
  readonly unit: Unit;
  /** Whether the value is the sum of its parts; else the formula explains it. */
  readonly isSum: boolean;
  /** The formula with its values. */
  readonly formula: Bilingual;
  /** The same as an expression of the parts `{0}`, `{1}`…, for `evaluates`; null where the rule is a search. */
  readonly arithmetic: string | null;
  readonly parts: readonly Part[];
}

/** @returns a value as people read it: "95,00 $", "2,7 %", "12". */
export function written(value: number | string | null, unit: Unit, language: Language): string {
  if (value === null) return language === 'fr' ? 'à préciser' : 'to be completed';
  if (unit === 'money') return price(Number(value), language);
  if (unit === 'percent') return typedRate(String(value), language);
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}

/**
 * A formula in words, with {0}, {1}… where its parts are, and as arithmetic: + − × ÷ ^ ( ) max min round. Where the
 * figure is money, each of its terms is rounded to a cent.
 */
export interface WordedRule extends Bilingual {
  readonly arithmetic: string | null;
}

/** @param rule arithmetic that reads the same in both languages, or words beside it. */
export function ruled(
  figure: string,
  value: number | null,
  unit: Unit,
  rule: WordedRule | string,
  parts: readonly Part[],
): Explanation {
  const { arithmetic, ...template } =
    typeof rule === 'string' ? { fr: rule, en: rule, arithmetic: rule } : rule;
  const formula = (language: Language) => {
    const filled = template[language].replace(/\{(\d+)\}/g, (_, at: string) => {
      const part = parts[Number(at)];
      return part ? named(part, language) : '';
    });
    return `${filled} = ${written(value, unit, language)}`;
  };
  const formulas = { fr: formula('fr'), en: formula('en') };
  return { figure, value, unit, isSum: false, formula: formulas, arithmetic, parts };
}

/** A figure that is the sum of its parts, each with its sign. */
export function summed(
  figure: string,
  value: number | null,
  unit: Unit,
  parts: readonly Part[],
): Explanation {
  const formula = (language: Language) => {
    const terms = parts.map((part, at) => {
      const sign = part.sign === -1 ? '− ' : at === 0 ? '' : '+ ';
      return `${sign}${named(part, language)}`;
    });
    const sum = terms.length > 0 ? terms.join(' ') : '0';
    return `${sum} = ${written(value, unit, language)}`;
  };
  const formulas = { fr: formula('fr'), en: formula('en') };
  const terms = parts.map(({ sign }, at) => `${sign === -1 ? '−' : '+'} {${at}}`);
  const arithmetic = terms.length > 0 ? terms.join(' ').replace(/^\+ /, '') : '0';
  return { figure, value, unit, isSum: true, formula: formulas, arithmetic, parts };
}

/**
 * @param share what is paid of the bill, as words. @param of the bill. @param upTo the share that is paid by then, and the
 * one before.
 * @returns the rule of one payment: they are rounded so that they add up to the bill.
 */
export function splitRule(
  share: string,
  of: string,
  sign: string,
  [before, upTo]: readonly [Fraction, Fraction],
): WordedRule {
  const text = `${sign}${share} × ${of}`;
  const paid = ({ n, d }: Fraction) => `round(${of} × ${n} ÷ ${d})`;
  return {
    fr: `${text}, arrondi en cumul`,
    en: `${text}, rounded as a running total`,
    arithmetic: `${sign}${before.n === 0n ? paid(upTo) : `(${paid(upTo)} − ${paid(before)})`}`,
  };
}

/** @returns the beginning of the formula of an amount that lowers its account. */
export function minusOf(value: number): string {
  return value < 0 ? '− ' : '';
}

function named({ label, value, unit }: Part, language: Language): string {
  return `${label[language]} (${written(value, unit, language)})`;
}

import type { Bilingual, Language } from '../../language.ts';
import { price } from '../../money.ts';
import { typedRate } from '../../rate.ts';
import type { Fraction } from '../exact.ts';

/** How a value is formatted. */
export const units = ['money', 'count', 'ratio', 'percent', 'text'] as const;
export type Unit = (typeof units)[number];

/** The origin of a value: another figure, the form, a dated table or the rule itself. */
export type Origin =
  | { readonly kind: 'figure'; readonly figure: string }
  | { readonly kind: 'input'; readonly path: string }
  | { readonly kind: 'rate'; readonly year: number; readonly source: string }
  /** A value that belongs to the rule, such as a scenario's factor. */
  | { readonly kind: 'rule' };

export interface Part {
  readonly label: Bilingual;
  readonly value: number | string | null;
  readonly unit: Unit;
  readonly origin: Origin;
  /** The sign of the part in a sum; 1 by default. */
  readonly sign?: 1 | -1;
}

export interface Explanation {
  readonly figure: string;
  /** Null if the figure is unknown or does not exist. */
  readonly value: number | null;
  readonly unit: Unit;
  /** Whether the value is the sum of its parts. If not, only the formula explains it. */
  readonly isSum: boolean;
  /** The formula in words, with its values. */
  readonly formula: Bilingual;
  /**
   * The formula as an expression in which `{0}`, `{1}`… stand for the parts, for `evaluates`; null if the rule is
   * not arithmetic, such as a search.
   */
  readonly arithmetic: string | null;
  readonly parts: readonly Part[];
}

/** @returns the formatted value, such as "$95.00" or "2.7%"; "to be completed" if it is null. */
export function written(value: number | string | null, unit: Unit, language: Language): string {
  if (value === null) return language === 'fr' ? 'à préciser' : 'to be completed';
  if (unit === 'money') return price(Number(value), language);
  if (unit === 'percent') return typedRate(String(value), language);
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}

/**
 * A formula in words and as arithmetic, in which {0}, {1}… stand for its parts. The arithmetic uses + − × ÷ ^ ( ) max
 * min round. If the figure is money, each term is rounded to a cent.
 */
export interface WordedRule extends Bilingual {
  readonly arithmetic: string | null;
}

/** @param rule arithmetic, if it serves as the text in both languages; otherwise texts with the arithmetic. */
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

/** @returns the explanation of a figure whose value is unknown, though its formula was filled in with a placeholder. */
export function withoutValue(explanation: Explanation): Explanation {
  const { unit, formula } = explanation;
  const replaced = (language: Language) =>
    formula[language].replace(/ = [^=]*$/, ` = ${written(null, unit, language)}`);
  return { ...explanation, value: null, formula: { fr: replaced('fr'), en: replaced('en') } };
}

/** @returns the explanation of a figure that is the sum of its parts, each with its sign. */
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
 * @param share expression for the share paid. @param of expression for the bill. @param sign prefix of the formula.
 * @param before the cumulative share of the bill paid before this payment. @param upTo the same, including this
 * payment.
 * @returns the rule of one payment; payments are rounded cumulatively, so that they add up to the bill.
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

/** @returns the minus sign that starts the formula of a negative amount; "" for any other. */
export function minusOf(value: number): string {
  return value < 0 ? '− ' : '';
}

function named({ label, value, unit }: Part, language: Language): string {
  return `${label[language]} (${written(value, unit, language)})`;
}

import type { Bilingual, Language } from '../../language.ts';
import { price } from '../../money.ts';
import { typedRate } from '../../rate.ts';

/** How a value is written. */
export type Unit = 'money' | 'count' | 'ratio' | 'percent' | 'text';

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
  readonly parts: readonly Part[];
}

/** @returns a value as people read it: "95,00 $", "2,7 %", "12". */
export function written(value: number | string | null, unit: Unit, language: Language): string {
  if (value === null) return language === 'fr' ? 'à préciser' : 'to be completed';
  if (unit === 'money') return price(Number(value), language);
  if (unit === 'percent') return typedRate(String(value), language);
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}

/** @param template the formula, with {0}, {1}… where its parts are. */
export function ruled(
  figure: string,
  value: number | null,
  unit: Unit,
  template: Bilingual | string,
  parts: readonly Part[],
): Explanation {
  const formula = (language: Language) => {
    const text = typeof template === 'string' ? template : template[language];
    const filled = text.replace(/\{(\d+)\}/g, (_, at: string) => {
      const part = parts[Number(at)];
      return part ? named(part, language) : '';
    });
    return `${filled} = ${written(value, unit, language)}`;
  };
  const formulas = { fr: formula('fr'), en: formula('en') };
  return { figure, value, unit, isSum: false, formula: formulas, parts };
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
  return { figure, value, unit, isSum: true, formula: formulas, parts };
}

/** @returns the rule of one payment of a bill: they are rounded so that they add up to it. */
export function splitRule(rule: string): Bilingual {
  return { fr: `${rule}, arrondi en cumul`, en: `${rule}, rounded as a running total` };
}

/** @returns the beginning of the formula of an amount that lowers its account. */
export function minusOf(value: number): string {
  return value < 0 ? '− ' : '';
}

function named({ label, value, unit }: Part, language: Language): string {
  return `${label[language]} (${written(value, unit, language)})`;
}

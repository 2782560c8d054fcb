import type { Language } from '@elan/domain/language';

/** A number as it was typed, without its separators: "1 234,50" is `{ whole: "1234", decimals: "50" }`. */
interface TypedNumber {
  readonly whole: string;
  readonly decimals: string;
}

/** Why a text is not a number that a form can hold. */
export type NumberProblem =
  | 'notNumber'
  | 'negative'
  | 'decimals'
  | 'whole'
  | 'tooSmall'
  | 'tooLarge';

const spaces = /[\s\u00a0\u202f\u2009]/g;
const around = /^(?:CA?)?\$|\$(?:\s?CAD?)?$|%$|CAD$|(?<=\d\s?)dollars?$/giu;

/** What a number in a field counts, where the label says so; its words may follow the number. */
export type CountedUnit = 'months' | 'hours' | 'minutes' | 'aMonth' | 'anHour';
const unitWords: Readonly<Record<CountedUnit, RegExp>> = {
  months: /(?<=\d\s?)(?:mois|months?)$/iu,
  hours: /(?<=\d\s?)(?:h|heures?|hours?|hrs?)$/iu,
  minutes: /(?<=\d\s?)(?:min|minutes?)$/iu,
  aMonth: /\s?(?:\/\s?|par |a |per )(?:mois|month)$/iu,
  anHour: /\s?(?:\/\s?|de l’|de l'|par |an |per )(?:h|heure|hour)$/iu,
};

/**
 * Reads a number in the formats of both languages: "1 234,50", "1,234.50", "1234.5", with or without "$" and "%".
 * @param language decides what a lone comma before three digits is: thousands in English, else decimals.
 * @param unit whose words may follow: "60 mois".
 */
export function readNumber(
  text: string,
  language: Language,
  unit?: CountedUnit,
): TypedNumber | NumberProblem {
  const counted =
    unit === undefined ? text.trim() : text.trim().replace(unitWords[unit], '').trim();
  const bare = counted.replace(around, '').trim();
  if (/^[-\u2212]\s*[\d.,]/.test(bare)) return 'negative';
  if (!/^[\d.,\s\u00a0\u202f\u2009]*\d[.,]?$/.test(bare)) return 'notNumber';
  const decimalSign = decimalSignOf(bare, language);
  const at = decimalSign === undefined ? -1 : bare.lastIndexOf(decimalSign);
  const [left, right] = at < 0 ? [bare, ''] : [bare.slice(0, at), bare.slice(at + 1)];
  if (!/^\d*$/.test(right) || !isGrouped(left)) return 'notNumber';
  const whole =
    left
      .replace(spaces, '')
      .replace(/[.,]/g, '')
      .replace(/^0+(?=\d)/, '') || '0';
  return { whole, decimals: right.replace(/0+$/, '') };
}

function decimalSignOf(text: string, language: Language): ',' | '.' | undefined {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const sign = text[last];
  if (sign !== ',' && sign !== '.') return undefined;
  const isAlone = text.indexOf(sign) === last;
  if (!isAlone) return undefined;
  const hasOther = text.includes(sign === ',' ? '.' : ',');
  const isThousands = sign === ',' && language === 'en' && /^[1-9]\d{0,2},\d{3}$/.test(text);
  return isThousands && !hasOther ? undefined : sign;
}

/** Digits together, or in groups of three by one kind of separator. */
function isGrouped(text: string): boolean {
  return (
    /^\d*$/.test(text) || /^\d{1,3}(?:([.,\s\u00a0\u202f\u2009])\d{3})(?:\1\d{3})*$/.test(text)
  );
}

import type { Language } from '@elan/domain/language';

/** A number without separators. Its decimals stay as written: "1 234,50" is `{ whole: "1234", decimals: "50" }`. */
export interface Digits {
  readonly whole: string;
  readonly decimals: string;
}

/**
 * @param text digits and separators of either language. Any other text gives no result.
 * @returns the possible numbers: none, one, or two if the only separator is a comma or dot before three digits, as in
 *   "12,000". The reading with thousands comes first. A number that begins with 0 has no thousands separator.
 */
export function digitsIn(text: string): readonly [Digits?, Digits?] {
  if (!/^[\d.,'’\s]*\d$/u.test(text)) return [];
  const plain = text.replace(/\s/gu, ' ').replaceAll('’', "'");
  const last = /\D(?=\d*$)/.exec(plain);
  if (!last) return [digits(plain, '')];
  const [sign] = last;
  const [left, right] = [plain.slice(0, last.index), plain.slice(last.index + 1)];
  const asThousands = isGrouped(plain) ? digits(plain, '') : undefined;
  const mayBeDecimal = (sign === ',' || sign === '.') && !left.includes(sign);
  if (!mayBeDecimal) return asThousands ? [asThousands] : [];
  if (!/^\d*$/.test(left) && !isGrouped(left)) return [];
  const asDecimal = digits(left, right);
  return asThousands ? [asThousands, asDecimal] : [asDecimal];
}

/** @returns whether an ambiguous text such as "12,000" means thousands. In French, its comma may be a decimal comma. */
export function areThousandsMeant(text: string, language: Language): boolean {
  return language === 'en' && text.includes(',');
}

/** Whether the digits are in groups of three, all separated by the same character. */
function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/.test(text);
}

function digits(left: string, right: string): Digits {
  return { whole: left.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0', decimals: right };
}

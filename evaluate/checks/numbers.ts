/** A number as written in a text. */
export interface Written {
  readonly value: number;
  /** The value of a unit in its last place, such as 1, or 0.01 if it includes cents. */
  readonly unit: number;
}

const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f,]\d{3})+(?!\d)|\d+`;
export const numberPattern = String.raw`[-−–]?\s?\$?\s?(?:${digits})(?:[.,]\d{1,3}(?!\d))?`;

/**
 * Parses a number in the format of either language ("1 200,50", "$1,200.50").
 * @returns undefined if it is not a number.
 */
export function readNumber(text: string): Written | undefined {
  const bare = text.replace(/[*_$%\s\u00a0\u202f]|CAD?|\/.*$/g, '');
  const match = /^([-−–]?)(\d+(?:,\d{3})*)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return undefined;
  const [, sign, whole = '', decimals = ''] = match;
  const value = Number(`${whole.replaceAll(',', '')}.${decimals || '0'}`);
  return { value: sign ? -value : value, unit: decimals ? 10 ** -decimals.length : 1 };
}

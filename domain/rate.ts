import type { Language } from './language.ts';

/**
 * Formats a percentage from a user or a dated table without rounding it. Computed percentages use `figureText`, which
 * rounds.
 * @param rate as typed, such as "7.45".
 * @returns "7,45 %" in French, "7.45%" in English.
 */
export function typedRate(rate: string, language: Language): string {
  return language === 'fr' ? `${rate.replace('.', ',')}\u00a0%` : `${rate}%`;
}

/**
 * @param share a fraction of 1 as typed, such as "0.655".
 * @returns the exact percentage, such as "65.5".
 */
export function percentOfShare(share: string): string {
  const [whole = '', decimals = ''] = share.split('.');
  const digits = `${whole}${decimals.slice(0, 2).padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
  const rest = decimals.slice(2).replace(/0+$/, '');
  return rest === '' ? digits : `${digits}.${rest}`;
}

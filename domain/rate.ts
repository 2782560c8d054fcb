import type { Language } from './language.ts';

/**
 * A percentage that a person or a dated table gives; a computed one is rounded by `figureText` instead.
 * @param rate as it was typed: "7.45". @returns all its digits: "7,45 %" in French, "7.45%" in English.
 */
export function typedRate(rate: string, language: Language): string {
  return language === 'fr' ? `${rate.replace('.', ',')}\u00a0%` : `${rate}%`;
}

/** @param share a part of 1, as it was typed: "0.655". @returns the same in percent, exactly: "65.5". */
export function percentOfShare(share: string): string {
  const [whole = '', decimals = ''] = share.split('.');
  const digits = `${whole}${decimals.slice(0, 2).padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
  const rest = decimals.slice(2).replace(/0+$/, '');
  return rest === '' ? digits : `${digits}.${rest}`;
}

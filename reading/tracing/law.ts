import type { Unit } from '../amounts/units.ts';
import { letters, wordEnd, wordStart } from '../letters.ts';

/** Words that appear near an amount set by law. */
const legalWords = new RegExp(
  `${wordStart}(?:tax|taxes|TPS|TVQ|GST|QST|HST|TVH|impôts?|fiscal[${letters}]*|cotisations?|contributions?|RRQ|QPP|RQAP|QPIP|FSS|HSF|assurance-emploi|employment insurance|CNESST|salaire minimum|minimum wage|petits? fournisseurs?|small suppliers?|inscri[${letters}]+|regist[${letters}]+|OQLF|francisation|francization|lois?|laws?|acts?|méthode rapide|quick method|primes?|premiums?|Revenu Québec)${wordEnd}`,
  'iu',
);

/** The number of characters to search before an amount; half as many are searched after it. */
const reach = 200;

/**
 * Whether a legal constant of the same value explains an amount. An integer such as 5 % needs a legal word nearby; a
 * fraction such as 9.975 % is specific enough.
 */
export function isOfLaw(words: string, start: number, end: number, value: number): boolean {
  if (!Number.isInteger(value)) return true;
  return legalWords.test(words.slice(Math.max(0, start - reach), end + reach / 2));
}

/**
 * The allowed difference from a legal amount: `near` for an approximate amount or one of at least 1,000 $, which may be
 * rounded; otherwise 0, as for a rate or an hourly wage.
 */
export function legalTolerance(unit: Unit, value: number, near: number, isAbout: boolean): number {
  return isAbout || (unit === 'dollars' && value >= 1_000) ? near : 0;
}

import type { Unit } from '../amounts/units.ts';
import { letters, wordEnd, wordStart } from '../letters.ts';

/** What a text is about where it names an amount that a law sets. */
const legalWords = new RegExp(
  `${wordStart}(?:tax|taxes|TPS|TVQ|GST|QST|HST|TVH|impôts?|fiscal[${letters}]*|cotisations?|contributions?|RRQ|QPP|RQAP|QPIP|FSS|HSF|assurance-emploi|employment insurance|CNESST|salaire minimum|minimum wage|petits? fournisseurs?|small suppliers?|inscri[${letters}]+|regist[${letters}]+|OQLF|francisation|francization|lois?|laws?|acts?|méthode rapide|quick method|primes?|premiums?|Revenu Québec)${wordEnd}`,
  'iu',
);

/** How far before an amount the law may be named. */
const reach = 200;

/** A whole number such as 5 % is the law's only where the text mentions it; 9.975 % is no other's. */
export function isOfLaw(words: string, start: number, end: number, value: number): boolean {
  if (!Number.isInteger(value)) return true;
  return legalWords.test(words.slice(Math.max(0, start - reach), end + reach / 2));
}

/** A rate and an hourly wage are exact, a threshold may be rounded. */
export function legalTolerance(unit: Unit, value: number, near: number, isAbout: boolean): number {
  return isAbout || (unit === 'dollars' && value >= 1_000) ? near : 0;
}

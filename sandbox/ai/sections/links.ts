import { linkTo } from '@elan/domain/links/officialLinks';
import type { Material } from '../material.ts';

/** Where a business is registered, or where its rules are found outside Quebec. */
export function registry({ outsideQuebec, language }: Material): string {
  return linkTo(outsideQuebec ? 'CANADA' : 'REQ', language);
}

/** Where to look for a figure about people and households. */
export function statistics({ outsideQuebec, language }: Material): string {
  return linkTo(outsideQuebec ? 'STATCAN' : 'ISQ', language);
}

const elsewhere = {
  fr: 'Les permis, l’immatriculation et les taxes dépendent de la province ou du pays; ceux qui vous concernent sont à vérifier avant la première vente.',
  en: 'Permits, registration and taxes depend on the province or country; those that apply to you are to be verified before the first sale.',
} as const;

/** Outside Quebec, only what holds everywhere in Canada is said. */
export function ruleElsewhere({ language }: Material): string {
  return elsewhere[language];
}

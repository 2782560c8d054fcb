import { linkTo } from '@elan/domain/links/officialLinks';
import type { Material } from '../material.ts';

/** Where a business is registered, or where its rules are found outside Quebec. */
export function registry(material: Material): string {
  return material.outsideQuebec ? linkTo('CANADA', 'fr') : linkTo('REQ', 'fr');
}

/** Where to look for a figure about people and households. */
export function statistics(material: Material): string {
  return material.outsideQuebec ? linkTo('STATCAN', 'fr') : linkTo('ISQ', 'fr');
}

/** Outside Quebec, only what holds everywhere in Canada is said. */
export const ruleElsewhere =
  'Les permis, l’immatriculation et les taxes dépendent de la province ou du pays; ceux qui vous concernent sont à vérifier avant la première vente.';

import { linkTo } from '@elan/domain/links/officialLinks';
import type { Material } from '../material.ts';

/** Where a business is registered, or where its rules are found outside Quebec. */
export function registry(material: Material): string {
  return material.outsideQuebec ? linkTo('CANADA', 'en') : linkTo('REQ', 'en');
}

/** Where to look for a figure about people and households. */
export function statistics(material: Material): string {
  return material.outsideQuebec ? linkTo('STATCAN', 'en') : linkTo('ISQ', 'en');
}

/** Outside Quebec, only what holds everywhere in Canada is said. */
export const ruleElsewhere =
  'Permits, registration and taxes depend on the province or country; those that apply to you are to be verified before the first sale.';

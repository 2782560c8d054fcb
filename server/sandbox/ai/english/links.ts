import type { Material } from '../material.ts';

/** Where a business is registered, or where its rules are found outside Quebec. */
export function registry(material: Material): string {
  return material.outsideQuebec
    ? '[Government of Canada, Business](https://www.canada.ca/en/services/business.html)'
    : '[Quebec’s enterprise register](https://www.registreentreprises.gouv.qc.ca/)';
}

/** Where to look for a figure about people and households. */
export function statistics(material: Material): string {
  return material.outsideQuebec
    ? '[Statistics Canada](https://www.statcan.gc.ca/)'
    : '[Institut de la statistique du Québec](https://statistique.quebec.ca/)';
}

/** Outside Quebec, only what holds everywhere in Canada is said. */
export const ruleElsewhere =
  'Permits, registration and taxes depend on the province or country; those that apply to you are to be verified before the first sale.';

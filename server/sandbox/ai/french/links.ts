import type { Material } from '../material.ts';

/** Where a business is registered, or where its rules are found outside Quebec. */
export function registry(material: Material): string {
  return material.outsideQuebec
    ? '[Services aux entreprises du Canada](https://www.canada.ca/fr/services/entreprises.html)'
    : '[Registraire des entreprises](https://www.registreentreprises.gouv.qc.ca/)';
}

/** Where to look for a figure about people and households. */
export function statistics(material: Material): string {
  return material.outsideQuebec
    ? '[Statistique Canada](https://www.statcan.gc.ca/)'
    : '[Institut de la statistique du Québec](https://statistique.quebec.ca/)';
}

/** Outside Quebec, only what holds everywhere in Canada is said. */
export const ruleElsewhere =
  'Les permis, l’immatriculation et les taxes dépendent de la province ou du pays; ceux qui vous concernent sont à vérifier avant la première vente.';

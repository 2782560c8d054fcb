import type { Examples } from '@elan/domain/questionnaire/module';
import type { environmental } from './environmental.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const environmentalExamples: Examples<typeof environmental> = {
  businessType: {
    fr: 'Un service chez les clients : je répare des vélos à leur porte.',
    en: 'A service at customers’ homes: I repair bikes at their door.',
  },
  productionMethod: {
    fr: 'Rien ne se fabrique : du travail à la main, avec des pièces achetées.',
    en: 'Nothing is manufactured: hand work, with parts I buy.',
  },
  materials: {
    fr: 'Par mois : une quarantaine de chambres à air et de câbles, 3 L d’huile biodégradable, des chiffons lavables. Un téléphone et une tablette.',
    en: 'Each month: about forty inner tubes and cables, 3 L of biodegradable oil, washable rags. A phone and a tablet.',
  },
  packaging: {
    fr: 'Aucun emballage : le vélo reste chez le client; les pièces m’arrivent dans du carton.',
    en: 'No packaging: the bike stays with the customer; parts reach me in cardboard.',
  },
  transportation: {
    fr: 'Ma camionnette à essence, 350 km par semaine; je groupe les visites par quartier.',
    en: 'My gas van, 350 km a week; I group visits by neighbourhood.',
  },
  energySource: {
    fr: 'L’essence de la camionnette; un peu d’électricité à la maison.',
    en: 'Gas for the van; a little electricity at home.',
  },
  digitalFootprint: {
    fr: 'Un site de réservation simple, et des courriels.',
    en: 'A simple booking site, and emails.',
  },
  wasteManagement: {
    fr: 'Par semaine : un bac de chambres à air et de pneus usés, que l’écocentre accepte, et un sac de carton au recyclage.',
    en: 'Each week: a bin of worn tubes and tires, which the ecocentre accepts, and a bag of cardboard for recycling.',
  },
  sustainabilityGoals: {
    fr: 'Rouler 20 % moins de kilomètres par vélo réparé, et redonner 30 vélos remis à neuf à un organisme du quartier.',
    en: 'Drive 20% fewer kilometres per bike repaired, and give 30 refurbished bikes to a local organization.',
  },
};

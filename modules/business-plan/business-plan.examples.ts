import type { Examples } from '@elan/domain/questionnaire/module';
import type { businessPlan } from './business-plan.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const businessPlanExamples: Examples<typeof businessPlan> = {
  timeline: {
    fr: 'D’ici 6 mois : la saison commence en avril.',
    en: 'Within 6 months: the season begins in April.',
  },
  team: {
    fr: 'Moi, 40 heures par semaine d’avril à octobre. Mon conjoint le samedi. Mon ancien patron me conseille une fois par mois.',
    en: 'Me, 40 hours a week from April to October. My spouse on Saturdays. My former boss advises me once a month.',
  },
  resources: {
    fr: 'J’ai la camionnette et les outils. Il me manque un pied d’atelier (450 $), un terminal de paiement, un stock de pièces (1 800 $) et une assurance.',
    en: 'I have the van and the tools. I still need a repair stand ($450), a payment terminal, a stock of parts ($1,800) and insurance.',
  },
  legalStructure: {
    fr: 'Entreprise individuelle pour commencer; je consulterai une comptable avant la deuxième année.',
    en: 'Sole proprietorship to begin with; I will see an accountant before the second year.',
  },
  milestones: {
    fr: 'Assurance et site en février; dix mises au point d’essai en mars; ouverture le 15 avril; 25 visites par mois en juin; premier salaire en juillet.',
    en: 'Insurance and website in February; ten trial tune-ups in March; opening on April 15; 25 visits a month in June; first salary in July.',
  },
  vision: {
    fr: 'Deux camionnettes et un apprenti, 65 000 $ de ventes par année, l’hiver pour les vélos électriques et ma famille.',
    en: 'Two vans and an apprentice, $65,000 in sales a year, winters for e-bikes and my family.',
  },
  values: {
    fr: 'Réparer avant de remplacer, même si la pièce neuve me rapporterait plus. Dire non quand le vélo n’en vaut pas la peine.',
    en: 'Repair before replacing, even if the new part would earn me more. Say no when the bike is not worth it.',
  },
  location: {
    fr: 'De la maison, à Trois-Rivières; l’atelier est dans la camionnette.',
    en: 'From home, in Trois-Rivières; the workshop is in the van.',
  },
};

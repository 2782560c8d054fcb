import type { Examples } from '@elan/domain/questionnaire/module';
import type { rd } from './rd.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const rdExamples: Examples<typeof rd> = {
  productDescription: {
    fr: 'Une visite de 45 minutes par vélo : freins, vitesses, roues, lubrification, essai, et une fiche de ce qui devra être fait plus tard. 85 $, pièces en sus.',
    en: 'A 45-minute visit per bike: brakes, gears, wheels, lubrication, a test ride, and a note of what will need doing later. $85, parts extra.',
  },
  developmentStage: {
    fr: 'Essais en cours : j’ai fait onze visites chez des amis l’automne dernier.',
    en: 'Being tested: I did eleven visits at friends’ homes last fall.',
  },
  technicalRequirements: {
    fr: 'Un support solide, un éclairage pour le soir, de l’électricité pour les vélos électriques, et 60 pièces courantes toujours à bord.',
    en: 'A sturdy stand, lighting for evenings, power for e-bikes, and 60 common parts always on board.',
  },
  qualityStandards: {
    fr: 'La sécurité d’abord : la liste de vérification du fabricant pour les freins et la direction, signée à chaque visite.',
    en: 'Safety first: the manufacturer’s checklist for brakes and steering, signed at each visit.',
  },
  innovations: {
    fr: 'La fiche envoyée au client dit ce qui peut attendre, et jusqu’à quand. Les boutiques ne le disent pas.',
    en: 'The note sent to the customer says what can wait, and until when. Shops do not say that.',
  },
  suppliers: {
    fr: 'Un distributeur de Montréal, livré en deux jours; en plan B, mon ancien patron me vend les pièces au prix coûtant plus 10 %.',
    en: 'A Montréal distributor, delivering in two days; as a plan B, my former boss sells me parts at cost plus 10%.',
  },
  intellectualProperty: {
    fr: 'Le nom : je l’enregistre au registre des entreprises, et je verrai ensuite pour la marque.',
    en: 'The name: I will register it in the enterprise register, and see about the trademark later.',
  },
  testingStrategy: {
    fr: 'Dix familles à 50 $ en mars. Je chronomètre chaque visite. Si plus de trois dépassent une heure, je change le prix ou la liste.',
    en: 'Ten families at $50 in March. I time each visit. If more than three go over an hour, I change the price or the list.',
  },
};

import type { Examples } from '@elan/domain/questionnaire/module';
import type { idea } from './idea.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const ideaExamples: Examples<typeof idea> = {
  businessIdea: {
    fr: 'Je répare et j’entretiens les vélos à domicile, à Trois-Rivières, dans ma camionnette-atelier. On réserve en ligne, je passe le soir ou le samedi.',
    en: 'I repair and service bikes at people’s homes in Trois-Rivières, from my workshop van. They book online, and I come in the evening or on Saturday.',
  },
  targetMarket: {
    fr: 'Des parents de 35 à 50 ans, dans les nouveaux quartiers à l’ouest de la ville, qui sortent quatre vélos d’un coup au mois de mai.',
    en: 'Parents aged 35 to 50, in the newer neighbourhoods west of the city, who bring out four bikes at once in May.',
  },
  problemSolved: {
    fr: 'En mai, la boutique a trois semaines d’attente. Il faut deux voyages d’auto pour y apporter quatre vélos, et les enfants marchent en attendant.',
    en: 'In May the shop has a three-week wait. It takes two car trips to bring four bikes, and the children walk in the meantime.',
  },
  businessModel: {
    fr: 'Prestation de services : 85 $ la mise au point, pièces en sus.',
    en: 'Service provision: $85 a tune-up, parts extra.',
  },
  location: {
    fr: 'Trois-Rivières, rive nord du fleuve, jusqu’à 20 km du centre',
    en: 'Trois-Rivières, north shore of the river, up to 20 km from downtown',
  },
  experience: {
    fr: 'Neuf ans de mécanique en boutique, un cours de gestion du cégep, et 120 anciens clients qui ont mon numéro.',
    en: 'Nine years of shop mechanics, a management course at the cégep, and 120 former customers who have my number.',
  },
  budget: {
    fr: 'De 5 000 $ à 20 000 $ : j’ai 8 000 $, et ma sœur m’en prête 3 000 $.',
    en: 'From $5,000 to $20,000: I have $8,000, and my sister lends me $3,000.',
  },
};

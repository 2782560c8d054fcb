import type { Language } from '@elan/domain/language';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleKey } from '@elan/modules/catalogue';

/** The answers of the suite's entrepreneur. Texts are as typed; the answer to a choice is an option id. */
export const answers: Record<Language, Record<'idea' | 'analysis', Answers>> = {
  fr: {
    idea: {
      businessIdea: 'Une boulangerie ouverte la nuit, pour celles et ceux qui travaillent de nuit.',
      targetMarket:
        'Le personnel de nuit de l’hôpital de Rimouski, 600 personnes à dix minutes à pied.',
      problemSolved:
        'Entre 22 h et 6 h, rien n’est ouvert : on mange des croustilles de la machine.',
      businessModel: 'directSales',
      location: 'Rimouski, rue Saint-Germain',
      experience: 'Douze ans de boulangerie, dont quatre comme responsable de nuit.',
      budget: '20000-50000',
    },
    analysis: {
      marketSize: 'local',
      competitors: 'Le dépanneur du coin et la machine distributrice de l’hôpital.',
      differentiators: 'Du pain chaud à trois heures du matin, à dix minutes de l’urgence.',
      marketTrends: 'Les quarts de douze heures se répandent dans le réseau de la santé.',
      risks: 'Une seule personne au four, et le prix de la farine.',
    },
  },
  en: {
    idea: {
      businessIdea: 'A bakery that opens at night, for people who work night shifts.',
      targetMarket: 'Night staff of the Rimouski hospital, 600 people within a ten-minute walk.',
      problemSolved: 'Between 10 p.m. and 6 a.m. nothing is open: people eat chips from a machine.',
      businessModel: 'directSales',
      location: 'Rimouski, Saint-Germain Street',
      experience: 'Twelve years of baking, four of them in charge of the night shift.',
      budget: '20000-50000',
    },
    analysis: {
      marketSize: 'local',
      competitors: 'The corner store and the vending machine of the hospital.',
      differentiators: 'Warm bread at three in the morning, ten minutes from the emergency ward.',
      marketTrends: 'Twelve-hour shifts are spreading in the health network.',
      risks: 'One person at the oven, and the price of flour.',
    },
  },
};
export type AnsweredModule = Extract<ModuleKey, keyof (typeof answers)['fr']>;

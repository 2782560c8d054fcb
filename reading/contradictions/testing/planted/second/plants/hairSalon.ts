import type { Plant } from '../../types.ts';

const base = 'hair-salon-fr';

export const hairSalonPlants: readonly Plant[] = [
  {
    id: 'hair-salon-fr-sabrina',
    base,
    kind: 'wages',
    change: {
      answer: 'analysis.risks',
      swap: [
        'Si Sabrina partait, je perdrais peut-être 15 000 $ par année.',
        'Sabrina gagne 26 $ de l’heure avec moi, et si elle partait, je perdrais gros.',
      ],
    },
    places: ['analysis.risks', 'business-plan.team', 'form:staff.0.pay.wage'],
  },
  {
    id: 'hair-salon-fr-town',
    base,
    kind: 'place',
    change: {
      answer: 'idea.businessIdea',
      swap: ['au centre-ville de Rimouski', 'au centre-ville de Sept-Îles'],
    },
    places: [
      'idea.businessIdea',
      'idea.location',
      'business-plan.location',
      'profile:postalAddress',
    ],
  },
  {
    id: 'hair-salon-fr-desjardins',
    base,
    kind: 'loan',
    change: { form: 'loans.0.amount', value: 55_000_00 },
    places: ['form:loans.0.amount', 'finances.comments', 'profile:amountAsked'],
  },
  {
    id: 'hair-salon-fr-elbow',
    base,
    kind: 'capacity',
    change: {
      answer: 'brainstorm.skills',
      add: 'Depuis ma tendinite, je fais quatre coupes par jour au gros maximum, et Sabrina n’en fait aucune.',
    },
    places: [
      'brainstorm.skills',
      'rd.technicalRequirements',
      'finances.revenueGoals',
      'form:offers.0.units',
    ],
  },
];

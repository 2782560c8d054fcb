import type { Plant } from '../../types.ts';

const base = 'food-truck-fr';

export const foodTruckPlants: readonly Plant[] = [
  {
    id: 'food-truck-fr-all-year',
    base,
    kind: 'seasons',
    change: { form: 'offers.0.season', value: null },
    places: ['form:offers.0.season', 'finances.cashFlow', 'finances.revenueGoals'],
  },
  {
    id: 'food-truck-fr-halves',
    base,
    kind: 'shares',
    change: {
      answer: 'business-plan.team',
      add: 'On est associés à parts égales, moitié-moitié, comme dans le mariage.',
    },
    places: [
      'business-plan.team',
      'finances.comments',
      'profile:people.0.share',
      'profile:people.1.share',
    ],
  },
  {
    id: 'food-truck-fr-plate',
    base,
    kind: 'price',
    change: {
      answer: 'marketing.valueProposition',
      swap: [
        'Du vrai fumé en six minutes, 16 $.',
        'Notre repas de vrai fumé, 21 $, en six minutes.',
      ],
    },
    places: [
      'marketing.valueProposition',
      'finances.pricingStrategy',
      'idea.businessIdea',
      'form:offers.0.price',
    ],
  },
  {
    id: 'food-truck-fr-crew',
    base,
    kind: 'people',
    change: {
      answer: 'rd.technicalRequirements',
      add: 'Pendant les festivals, nos cinq employés se relaient sur deux quarts.',
    },
    places: ['rd.technicalRequirements', 'business-plan.team', 'form:staff'],
  },
];

import type { Plant } from '../types.ts';

const base = 'plumber-en';

export const plumberPlants: readonly Plant[] = [
  {
    id: 'plumber-en-bank-loan',
    base,
    kind: 'loan',
    change: {
      answer: 'business-plan.resources',
      add: 'All of it goes on the bank’s fifty-thousand-dollar loan.',
    },
    places: ['business-plan.resources', 'finances.comments', 'form:loans.0.amount'],
  },
  {
    id: 'plumber-en-van-costs',
    base,
    kind: 'namedCost',
    change: {
      answer: 'business-plan.location',
      add: 'With those distances, gas and insurance for the van run me $1,650 a month.',
    },
    places: ['business-plan.location', 'finances.fixedCosts', 'form:fixed.0.amount'],
  },
  {
    id: 'plumber-en-one-man',
    base,
    kind: 'alone',
    change: {
      answer: 'marketing.valueProposition',
      add: 'I work by myself, no helper and nobody on the payroll, so it is always me at your door.',
    },
    places: ['marketing.valueProposition', 'business-plan.team', 'form:staff'],
  },
  {
    id: 'plumber-en-road-time',
    base,
    kind: 'capacity',
    change: { form: 'offers.0.units.years', value: [4_800, 5_000, 5_200] },
    places: [
      'form:offers.0.units.years',
      'rd.technicalRequirements',
      'business-plan.team',
      'finances.revenueGoals',
    ],
  },
  {
    id: 'plumber-en-where',
    base,
    kind: 'place',
    change: {
      answer: 'idea.location',
      swap: ['Vaudreuil-Dorion', 'Drummondville'],
    },
    places: ['idea.location', 'business-plan.location', 'profile:postalAddress'],
  },
  {
    id: 'plumber-en-rate',
    base,
    kind: 'price',
    change: {
      answer: 'analysis.differentiators',
      add: 'And my rate is ninety dollars an hour, day or night.',
    },
    places: [
      'analysis.differentiators',
      'finances.pricingStrategy',
      'idea.businessIdea',
      'form:offers.0.price',
    ],
  },
  {
    id: 'plumber-en-employee',
    base,
    kind: 'people',
    change: {
      answer: 'finances.cashFlow',
      add: 'The payroll for my six employees goes out every second Thursday.',
    },
    places: ['finances.cashFlow', 'business-plan.team', 'form:staff'],
  },
];

import type { Plant } from '../types.ts';

const base = 'home-care-fr';

export const homeCarePlants: readonly Plant[] = [
  {
    id: 'home-care-fr-hourly-price',
    base,
    kind: 'price',
    change: {
      answer: 'marketing.valueProposition',
      add: 'Et tout ça pour 31 $ l’heure, trois heures au minimum.',
    },
    places: [
      'marketing.valueProposition',
      'finances.pricingStrategy',
      'idea.businessIdea',
      'form:offers.0.price',
    ],
  },
  {
    id: 'home-care-fr-capacity',
    base,
    kind: 'capacity',
    change: {
      answer: 'business-plan.team',
      swap: [
        'Moi, 36 heures par semaine chez les gens',
        'Moi, 10 heures par semaine chez les gens',
      ],
    },
    places: [
      'business-plan.team',
      'finances.revenueGoals',
      'form:offers.0.units',
      'form:hoursPerWeek',
    ],
  },
  {
    id: 'home-care-fr-payment',
    base,
    kind: 'paymentTerms',
    change: {
      answer: 'idea.problemSolved',
      add: 'Avec moi c’est simple : on me règle la visite en partant, en argent ou par virement, jamais plus tard.',
    },
    places: ['idea.problemSolved', 'finances.cashFlow', 'form:collect'],
  },
  {
    id: 'home-care-fr-place',
    base,
    kind: 'place',
    change: {
      answer: 'business-plan.location',
      swap: ['Le bureau est chez moi, à Granby.', 'Le bureau est chez moi, à Rivière-du-Loup.'],
    },
    places: ['business-plan.location', 'idea.location', 'profile:postalAddress'],
  },
  {
    id: 'home-care-fr-year',
    base,
    kind: 'experience',
    change: {
      answer: 'idea.experience',
      swap: [
        'Onze ans comme préposée, dont quatre de nuit.',
        'Je suis préposée depuis deux ans, ma toute première job dans les soins.',
      ],
    },
    places: ['idea.experience', 'brainstorm.skills', 'profile:people.0.experience'],
  },
  {
    id: 'home-care-fr-nadia',
    base,
    kind: 'wages',
    change: {
      answer: 'finances.variableCosts',
      swap: ['Nadia est payée à l’heure', 'Nadia est payée 31 $ de l’heure'],
    },
    places: ['finances.variableCosts', 'business-plan.team', 'form:staff.0.pay.wage'],
  },
  {
    id: 'home-care-fr-car',
    base,
    kind: 'namedCost',
    change: { form: 'fixed.4.amount', value: 790_00 },
    places: ['form:fixed.4.amount', 'finances.fixedCosts'],
  },
];

import type { Plant } from '../types.ts';

const base = 'massage-en';

export const massagePlants: readonly Plant[] = [
  {
    id: 'massage-en-landlord',
    base,
    kind: 'rent',
    change: {
      answer: 'rd.technicalRequirements',
      add: 'The room is what costs the most: eleven hundred dollars a month to the landlord.',
    },
    places: [
      'rd.technicalRequirements',
      'finances.fixedCosts',
      'business-plan.location',
      'form:fixed.0.amount',
    ],
  },
  {
    id: 'massage-en-reception',
    base,
    kind: 'alone',
    change: {
      form: 'staff',
      value: [
        {
          id: 'desk',
          name: 'Receptionist',
          pay: { mode: 'hourly', wage: 19_00, hoursPerWeek: 20, vacation: '4' },
        },
      ],
    },
    places: ['form:staff', 'business-plan.team'],
  },
  {
    id: 'massage-en-hands',
    base,
    kind: 'capacity',
    change: {
      answer: 'analysis.risks',
      swap: [
        'If I see more than five people a day I last ten years, not twenty.',
        'My doctor allows me two massages a day, three days a week, and I hold to that.',
      ],
    },
    places: [
      'analysis.risks',
      'finances.revenueGoals',
      'rd.technicalRequirements',
      'form:offers.0.units',
    ],
  },
  {
    id: 'massage-en-first-year',
    base,
    kind: 'goalInMoney',
    change: {
      answer: 'marketing.customerAcquisition',
      add: 'That is enough to bring in $150,000 over the first twelve months.',
    },
    places: ['marketing.customerAcquisition', 'finances.revenueGoals', 'form:offers.0.units'],
  },
  {
    id: 'massage-en-treatment-cost',
    base,
    kind: 'unitCost',
    change: {
      answer: 'finances.variableCosts',
      swap: [
        'Each treatment costs me about $5: $1 of oil',
        'Each treatment costs me $19: $15 of oil',
      ],
    },
    places: ['finances.variableCosts', 'form:offers.0.cost', 'rd.suppliers'],
  },
  {
    id: 'massage-en-practice',
    base,
    kind: 'experience',
    change: {
      answer: 'brainstorm.skills',
      swap: [
        'Massage for eight years, first in a spa',
        'Massage for the last eighteen months, first in a spa',
      ],
    },
    places: ['brainstorm.skills', 'idea.experience', 'profile:people.0.experience'],
  },
  {
    id: 'massage-en-city',
    base,
    kind: 'place',
    change: { profile: 'postalAddress', value: '1450 boulevard Talbot, Chicoutimi, Quebec' },
    places: ['profile:postalAddress', 'business-plan.location', 'idea.location'],
  },
];

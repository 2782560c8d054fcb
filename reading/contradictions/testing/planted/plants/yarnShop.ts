import type { Plant } from '../types.ts';

const base = 'yarn-shop-en';

export const yarnShopPlants: readonly Plant[] = [
  {
    id: 'yarn-shop-en-rent',
    base,
    kind: 'rent',
    change: { form: 'fixed.0.amount', value: 2_350_00 },
    places: ['form:fixed.0.amount', 'finances.fixedCosts'],
  },
  {
    id: 'yarn-shop-en-flat-month',
    base,
    kind: 'seasons',
    change: { form: 'offers.0.season', value: null },
    places: ['form:offers.0.season', 'finances.cashFlow', 'analysis.risks'],
  },
  {
    id: 'yarn-shop-en-wages',
    base,
    kind: 'wages',
    change: {
      answer: 'analysis.risks',
      add: 'Agnès makes $24.50 an hour with me, and the chain could offer her more.',
    },
    places: ['analysis.risks', 'business-plan.team', 'form:staff.0.pay.wage'],
  },
  {
    id: 'yarn-shop-en-pocket',
    base,
    kind: 'ownMoney',
    change: {
      answer: 'business-plan.resources',
      add: 'I cover my part with twelve thousand dollars out of my own pocket, all I have.',
    },
    places: ['business-plan.resources', 'finances.comments', 'form:capital.0.amount'],
  },
  {
    id: 'yarn-shop-en-doors',
    base,
    kind: 'opening',
    change: {
      answer: 'business-plan.milestones',
      swap: [
        'Doors open in August 2027, in time for sweater weather.',
        'Doors open in November 2027.',
      ],
    },
    places: ['business-plan.milestones', 'form:opening'],
  },
  {
    id: 'yarn-shop-en-counter',
    base,
    kind: 'experience',
    change: {
      answer: 'idea.experience',
      swap: [
        'Nine years in retail, four of them managing.',
        'I have never worked in a store, this will be my first day behind a counter.',
      ],
    },
    places: ['idea.experience', 'brainstorm.skills', 'profile:people.0.experience'],
  },
  {
    id: 'yarn-shop-en-shelves',
    base,
    kind: 'equipment',
    change: {
      answer: 'business-plan.resources',
      swap: ['Shelving and a counter for $7,800', 'Shelving and a counter for $17,800'],
    },
    places: ['business-plan.resources', 'form:assets.0.cost'],
  },
];
